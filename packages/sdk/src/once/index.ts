export {
  createOnceSender,
  type FoundOnce,
  type OnceAnswer,
  type OnceCalls,
  type OncePorts,
  type OnceSender,
} from './onceSender.ts'
