export { EventCard } from './home/EventCard.tsx'
export { InPlayEvents, UpcomingEvents } from './home/EventLists.tsx'
export { ConnectedMarket } from './market/ConnectedMarket.tsx'
export { ConnectedSessions } from './market/ConnectedSessions.tsx'
export { EventScreen, type EventScreenProps } from './market/EventScreen/EventScreen.tsx'
export { MarketGrid, type MarketGridProps } from './market/MarketGrid/MarketGrid.tsx'
export type { TakenPrice } from './market/MarketGrid/PriceCell.tsx'
export { SessionTable, type SessionTableProps } from './market/SessionTable/SessionTable.tsx'
export type { LiveMarket, RunnerFacts } from './market/store/liveMarket.ts'
export { createLivePrices, type LivePrices, type LivePricesOptions } from './market/store/livePrices.ts'
export type { PaintedPrice } from './market/store/paintedCell.ts'
export {
  createPricePainter,
  type PricePainter,
  type PricePainterOptions,
} from './market/store/pricePainter.ts'
export { messages } from './allMessages.ts'
export { OpenBetsPanel } from './open-bets/OpenBetsPanel.tsx'
export { PricingProvider, type Pricing } from './site/bettingContext.ts'
export { BetSlip } from './slip/BetSlip.tsx'
export { SlipTabs } from './slip/SlipTabs.tsx'
