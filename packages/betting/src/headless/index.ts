export { useSlip, type BetSlipModel } from './useSlip.ts'
export { usePlaceBet, type BetPlacing, type PlacingState } from './usePlaceBet.ts'
export { useMarket, type LiveMarketModel, type MarketState } from './useMarket.ts'
export {
  useLivePrice,
  usePriceValue,
  type PaintedPriceModel,
  type PricePlace,
  type PriceValue,
} from './useLivePrice.ts'
export { useTakePrice } from '../slip/useTakePrice.ts'
export type { TakenPrice } from '../market/MarketGrid/PriceCell.tsx'
export type { MarketLock } from '../market/marketLock.ts'
export type { MarketFacts, RunnerFacts, Staleness } from '../prices/marketFacts.ts'
export type { BetDraft } from '../slip/model/betDraft.ts'
export type { PriceTolerance } from '../slip/model/priceTolerance.ts'
export type { SlipRefusal } from '../slip/model/slipRefusals.ts'
export type { SlipSummary } from '../slip/model/slipSummary.ts'
export type { SlipActionProps, SlipLock } from '../slip/form/PlaceButton.tsx'
export type { StakeBounds } from '../slip/model/useStakeBounds.ts'
