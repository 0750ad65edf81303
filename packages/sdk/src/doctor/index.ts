export type { DoctorOptions } from './examination.ts'
export { examineOperator, type CheckResult, type Diagnosis } from './examineOperator.ts'
export { contractText, examineContract, type ContractReport } from './examineContract.ts'
