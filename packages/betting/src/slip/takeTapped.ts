import type { LiveMarket } from '../market/store/liveMarket.ts'
import type { TakenPrice } from '../market/MarketGrid/PriceCell.tsx'
import { unseenMs } from '../market/store/pricePainter.ts'
import { takePrice } from '../market/takePrice.ts'
import { isShunned } from '../market/unreliable.ts'
import { bookOfKind } from '../rules/index.ts'
import type { RunnerAmount } from './betDraft.ts'
import { pressPlace } from './pressPlace.ts'
import { heldOpenBets, type SlipContext } from './slipContext.ts'
import { slipEngine } from './slipEngine.ts'
import { isBusy } from './slipState.ts'
import { bookRunners } from './slipSummary.ts'

/** What the player's bets bring on each runner now, as a tapped price carries it. Source: BET-001. */
function bookNow(context: SlipContext, market: LiveMarket): RunnerAmount[] {
  const own = heldOpenBets(context).filter(({ marketId }) => marketId === market.id)
  const { byRunner } = bookOfKind(own, bookRunners(market.runners), market)
  return market.runners.flatMap(({ id, name }) => {
    const amount = byRunner.get(id)
    return amount === undefined ? [] : [{ runnerId: id, runnerName: name, amount }]
  })
}

/**
 * The price a quick bet asks for: nobody reads it again before it is placed, so it is the one the player can have seen,
 * and the price policy decides about one that came under the thumb.
 */
function askedAtOnce(price: TakenPrice): TakenPrice {
  const { earlier, timeStamp } = price
  if (price.odds === 0 || timeStamp === undefined || !earlier || earlier.odds <= 0) return price
  return timeStamp - earlier.untilMs < unseenMs ? { ...price, odds: earlier.odds, run: earlier.run } : price
}

/** What a tap on a price does: the slip opens with that price, or it says why not. A quick bet is placed at once. */
export function takeTapped(context: SlipContext, price: TakenPrice): void {
  const { site, prices, slip, place } = context.betting
  const engine = slipEngine(context.betting)
  const market = prices.structure(price.marketId)
  if (!market) return
  const isLoggedIn = site.operator.session.get() !== null
  const isQuick = slip.getState().quickStake !== null
  const asked = isQuick ? askedAtOnce(price) : price
  const taken = takePrice(asked, market, isLoggedIn, bookNow(context, market))
  if ('notAllowed' in taken) {
    site.toast(context.message('betting.slip.notAllowed'), 'danger')
    if (taken.notAllowed === 'login') {
      site.request('login', { returnTo: `/events/${market.eventType.id}/${market.event.id}` })
    }
    return
  }
  if (isShunned(context.betting, market))
    return site.toast(context.message('betting.slip.notAllowed'), 'danger')
  if (isQuick && engine.isSecondPress()) return
  if (isBusy(slip.getState().slip)) {
    site.toast(context.message('betting.slip.notFinished'), 'danger')
  } else {
    engine.dispatch({ type: 'priceTapped', draft: taken.draft })
  }
  place.setState({ isSheetOpen: true, tab: 'slip' })
  if (!isQuick || slip.getState().slip.state !== 'editing') return
  if (engine.hasPageMoved()) engine.dispatch({ type: 'refusedHere', refusal: { code: 'page-moved' } })
  else pressPlace(context)
}
