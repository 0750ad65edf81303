export { slipOf } from './model/slipOf.ts'
export { SlipOverlays, SlipRail } from './slipOverlays.tsx'
