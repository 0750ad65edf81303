export { slipOf, type Slip } from './createSlip.ts'
export { SlipOverlays, SlipRail } from './slipOverlays.tsx'
