import type { PriceSlot } from '../../prices/marketFacts.ts'
import type { LivePrices } from '../../prices/livePrices.ts'
import type { BetDraft } from './betDraft.ts'

/**
 * The price on offer that a draft is held against: the best of its side. The lines of a session are other runs and no
 * worse prices of one thing: of several it is the one of the draft's run, and undefined while none has it.
 */
export function slotOfDraft(
  prices: Pick<LivePrices, 'slots'>,
  {
    marketId,
    marketType,
    runnerId,
    side,
    run,
  }: Pick<BetDraft, 'marketId' | 'marketType' | 'runnerId' | 'side' | 'run'>,
): PriceSlot | undefined {
  const [best, ...others] = prices.slots(marketId, runnerId)[side]
  const further = marketType === 'session' ? others.filter(({ odds }) => odds > 0) : []
  if (!best || further.length === 0 || best.run === run) return best
  return further.find((line) => line.run === run)
}
