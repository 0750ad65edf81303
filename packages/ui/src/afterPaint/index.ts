export { afterPaint } from './afterPaint.ts'
export { useIsPainted } from './useIsPainted.ts'
