export { openCashOut } from './cash-out/model/cashOutState.ts'
export { slipOf } from './model/slipOf.ts'
export { SlipOverlays, SlipRail } from './slipOverlays.tsx'
