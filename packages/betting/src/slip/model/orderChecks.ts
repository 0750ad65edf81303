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
 * What forbids a bet here, with the account and the open bets that the page holds. Points that seem short are read again,
 * for the next press; while not all open bets are here the operator judges them, for one of them may be what this bet
 * hedges.
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
