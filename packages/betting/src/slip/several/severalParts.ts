export { createSeveral } from './model/createSeveral.ts'
export { SeveralSlip } from './SeveralSlip.tsx'
