export { slipOf } from './model/createSlip.ts'
export { SlipOverlays, SlipRail } from './slipOverlays.tsx'
