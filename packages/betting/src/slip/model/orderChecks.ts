import { invalidate } from '@kit/sdk/query'
import type { SiteServices } from '@kit/shell/feature'
import type { QueryClient } from '@tanstack/react-query'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import type { Account } from '../../site/useAccount.ts'
import type { BetDraft } from './betDraft.ts'
import { heldOpenBets, holdsAllOpenBets, readUser } from './heldAnswers.ts'
import { slipRefusal, type SlipRefusal } from './slipRefusals.ts'
import { slipSummary } from './slipSummary.ts'

type Operator = Pick<SiteServices['operator'], 'client' | 'session'>

/**
 * Returns undefined if nothing is wrong. If the points seem too few, they are read again for the next press.
 * While not all open bets are cached the operator decides, because this bet may hedge one of the others.
 */
export function refusalNow(
  operator: Operator,
  queries: QueryClient,
  draft: BetDraft,
  market: MarketFacts | undefined,
  account: Account | undefined,
): SlipRefusal | undefined {
  if (!account && operator.session.get()) {
    void readUser(operator, queries)
    return { code: 'account-loading' }
  }
  const summary = slipSummary(draft, market, heldOpenBets(operator, queries))
  const refusal = slipRefusal(draft, market, account, summary)
  if (refusal?.code !== 'not-enough-points') return refusal
  invalidate(queries, ['points', 'openBets'])
  return holdsAllOpenBets(operator, queries) ? refusal : undefined
}
