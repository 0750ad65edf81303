export { slipOf } from './createSlip.ts'
export { SlipOverlays, SlipRail } from './slipOverlays.tsx'
