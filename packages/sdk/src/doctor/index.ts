export type { DoctorOptions } from './examination.ts'
export { examineOperator, type CheckResult, type Diagnosis } from './examineOperator.ts'
