import { invalidate } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import { marketLock } from '../../../market/marketLock.ts'
import { isBlockedByOverround } from '../../../market/overroundCheck.ts'
import type { Account } from '../../../site/useAccount.ts'
import type { BettingServices } from '../../model/bettingContext.ts'
import { heldOpenBets, holdsAllOpenBets } from '../../model/heldAnswers.ts'
import { refusalNow } from '../../model/orderChecks.ts'
import type { SlipRefusal } from '../../model/slipRefusals.ts'
import type { SlipLine } from '../../model/slipState.ts'
import { lineTotals } from './lineTotals.ts'
import { freeDraft } from './lines.ts'

export interface PressCheck {
  ids: readonly string[]
  /** Refusals that the player can fix, by line. */
  faults: readonly { id: string; refusal: SlipRefusal }[]
  isBlocked: boolean
  /** True if the points do not cover all lines together. False while not all open bets are cached. */
  isShort: boolean
}

/**
 * Checks a press against the cached account and open bets. Bets on one market cover each other, so the points are
 * compared with the total. If the points seem too few, they are read again for the next press.
 */
export function checkPress(
  services: Pick<BettingServices, 'site' | 'prices' | 'options'>,
  queries: QueryClient,
  lines: readonly SlipLine[],
  account: Account,
): PressCheck {
  const {
    prices,
    site: { operator },
  } = services
  const pressed = lines.flatMap((line) => {
    const draft = freeDraft(line)
    const market = draft && prices.structure(draft.marketId)
    return draft && draft.stakeText !== '' && !marketLock(draft, market)
      ? [{ id: line.id, draft, market }]
      : []
  })
  const faults = pressed.flatMap(({ id, draft, market }) => {
    const refusal = refusalNow(operator, queries, draft, market, account)
    const isOfAll = pressed.length > 1 && refusal?.code === 'not-enough-points'
    return refusal && !isOfAll ? [{ id, refusal }] : []
  })
  const drafts = pressed.map(({ draft }) => draft)
  const { exposureChange } = lineTotals(drafts, prices.structure, heldOpenBets(operator, queries))
  const seemsShort = exposureChange > account.balance.available
  if (seemsShort) invalidate(queries, ['points', 'openBets'])
  return {
    ids: pressed.map(({ id }) => id),
    faults,
    isBlocked: pressed.some(({ market }) => isBlockedByOverround(services, market)),
    isShort: seemsShort && holdsAllOpenBets(operator, queries),
  }
}
