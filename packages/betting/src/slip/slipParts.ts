export { SlipOverlays, SlipRail } from './slipOverlays.tsx'
export { slipEngine } from './slipEngine.ts'
export { takeTapped } from './takeTapped.ts'
