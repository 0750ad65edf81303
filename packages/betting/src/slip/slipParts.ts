export { BetPlaced, ConfirmBet } from './BetDialogs.tsx'
export { slipEngine } from './slipEngine.ts'
export { SlipRail, SlipSheet } from './SlipTabs.tsx'
export { takeTapped } from './takeTapped.ts'
