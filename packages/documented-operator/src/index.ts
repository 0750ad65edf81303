export { startDocumentedOperator, type DocumentedOperator } from './startDocumentedOperator.ts'
export {
  faults,
  variations,
  type Fault,
  type FaultScope,
  type OperatorOptions,
  type Variation,
} from './options.ts'
