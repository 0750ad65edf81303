export { BetPlaced, ConfirmBet } from './BetDialogs.tsx'
export { SlipRail, SlipSheet } from './SlipTabs.tsx'
