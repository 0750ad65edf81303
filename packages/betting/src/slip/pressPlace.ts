import { outdate } from '@kit/sdk/query'
import { isShunned } from '../market/unreliable.ts'
import { betDelaySeconds } from '../rules/index.ts'
import type { Account } from '../site/useAccount.ts'
import { orderDevice, type BetDraft } from './betDraft.ts'
import { deviceFrom } from './device.ts'
import { heldAccount, heldOpenBets, holdsAllOpenBets, type SlipContext } from './slipContext.ts'
import { slipEngine } from './slipEngine.ts'
import { slipRefusal, type SlipRefusal } from './slipRefusals.ts'
import { isBusy } from './slipState.ts'
import { slipSummary } from './slipSummary.ts'

/**
 * What forbids the bet here. Points that seem short are read anew, for the next press; and while the open bets are not all
 * here they are the operator's to count, for one of them may be what this one hedges.
 */
function refusalNow(
  context: SlipContext,
  draft: BetDraft,
  account: Account | undefined,
): SlipRefusal | undefined {
  const market = context.betting.prices.structure(draft.marketId)
  const refusal = slipRefusal(draft, market, account, slipSummary(draft, market, heldOpenBets(context)))
  if (refusal?.code !== 'not-enough-points') return refusal
  outdate(context.queries, ['points', 'openBets'])
  return holdsAllOpenBets(context) ? refusal : undefined
}

/**
 * Presses place: refuses here what the rules forbid, asks when the player wants to be asked and has not yet answered,
 * else sends. What is sent, and how often, is the placer's business.
 */
export function pressPlace(context: SlipContext, isConfirmed = false): void {
  const { site, slip, prices } = context.betting
  const { dispatch, placer } = slipEngine(context.betting)
  const { slip: now } = slip.getState()
  if (isBusy(now)) return site.toast(context.message('betting.slip.notFinished'), 'danger')
  if (now.state === 'empty' || now.state === 'placed') return
  const { draft } = now
  const market = prices.structure(draft.marketId)
  if (isShunned(context.betting, market))
    return site.toast(context.message('betting.slip.notAllowed'), 'danger')
  const account = heldAccount(context)
  const refusal = refusalNow(context, draft, account)
  if (refusal || !account) {
    return dispatch({ type: 'refusedHere', refusal: refusal ?? { code: 'login-required' } })
  }
  if (account.user.confirmBets && !isConfirmed) return dispatch({ type: 'confirmAsked' })
  const delay = betDelaySeconds(account.user, {
    delaySeconds: market?.delaySeconds ?? draft.delaySeconds,
  })
  void placer.place(account.user.id, delay, orderDevice(deviceFrom(site.userAgent)))
}
