import type { PriceSlot } from '../../prices/marketFacts.ts'
import type { LivePrices } from '../../prices/livePrices.ts'
import type { BetDraft } from './betDraft.ts'

/**
 * The best of the draft's side. In a session each line is for different runs and not a worse price of the
 * same bet, so it is the line of the draft's run, or undefined if none has it.
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
