export { decimalFrom, decimalText } from './decimal.ts'
export { NumberField, type NumberChange, type NumberFieldProps } from './NumberField.tsx'
