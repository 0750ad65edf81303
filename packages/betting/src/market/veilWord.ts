import type { LiveMarket } from './store/liveMarket.ts'

/** The word on the veil: what the operator says, in capitals. Undefined while bets are taken. Source: MKT-011, Q-080. */
export function veilWord(market: LiveMarket, resultWord: string, suspendedWord: string): string | undefined {
  if (market.resultRun !== undefined) return `${resultWord} ${market.resultRun}`
  if (market.runners.some(({ status }) => status === 'winner')) return resultWord
  if (market.status !== 'active') return market.status.toUpperCase()
  return market.allowsBets && !market.isLocked ? undefined : suspendedWord
}
