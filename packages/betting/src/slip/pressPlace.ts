import { isShunned } from '../market/unreliable.ts'
import { betDelaySeconds } from '../rules/index.ts'
import { orderDevice } from './betDraft.ts'
import { deviceFrom } from './device.ts'
import { heldAccount, heldOpenBets, type SlipContext } from './slipContext.ts'
import { slipEngine } from './slipEngine.ts'
import { slipRefusal } from './slipRefusals.ts'
import { isBusy } from './slipState.ts'
import { slipSummary } from './slipSummary.ts'

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
  const summary = slipSummary(draft, market, heldOpenBets(context))
  const refusal = slipRefusal(draft, market, account, summary)
  if (refusal || !account) {
    return dispatch({ type: 'refusedHere', refusal: refusal ?? { code: 'login-required' } })
  }
  if (account.user.confirmBets && !isConfirmed) return dispatch({ type: 'confirmAsked' })
  const delay = betDelaySeconds(account.user, {
    delaySeconds: market?.delaySeconds ?? draft.delaySeconds,
  })
  void placer.place(account.user.id, delay, orderDevice(deviceFrom(site.userAgent)))
}
