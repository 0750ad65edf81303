import type { Message } from '@kit/ui'
import type { MarketFacts } from '../prices/marketFacts.ts'

/** What covers a market's prices: what the operator says, in capitals. Undefined while bets are taken. Source: MKT-011, Q-080. */
export function marketStatusLabel(market: MarketFacts, message: Message): string | undefined {
  const result = message('betting.market.result')
  if (market.resultRun !== undefined) return `${result} ${market.resultRun}`
  if (market.runners.some(({ status }) => status === 'winner')) return result
  const { status } = market
  if (status === 'active' && market.allowsBets && !market.isLocked) return undefined
  if (status.toLowerCase() === 'ball running') return message('betting.market.ballRunning')
  // What every operator says is said in the player's language; its other words are its own.
  return status === 'active' || status === 'suspended'
    ? message('betting.market.suspended')
    : status.toUpperCase()
}
