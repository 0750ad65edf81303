export { BetPlacedOverlay, ConfirmBetOverlay, SlipRail, SlipSheetOverlay } from './slipOverlays.tsx'
export { slipEngine } from './slipEngine.ts'
export { takeTapped } from './takeTapped.ts'
