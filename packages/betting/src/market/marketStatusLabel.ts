import type { Message } from '@kit/ui'
import type { MarketFacts } from '../prices/marketFacts.ts'

/**
 * Returns the text that covers a market's prices: the operator's status in capitals, or undefined while bets are
 * accepted. Source: MKT-011, Q-080.
 */
export function marketStatusLabel(market: MarketFacts, message: Message): string | undefined {
  const result = message('betting.market.result')
  if (market.resultRun !== undefined) return `${result} ${market.resultRun}`
  if (market.runners.some(({ status }) => status === 'winner')) return result
  const { status } = market
  if (status === 'active' && market.allowsBets && !market.isLocked) return undefined
  if (status.toLowerCase() === 'ball running') return message('betting.market.ballRunning')
  // The common statuses are translated; other operator statuses are shown as received.
  return status === 'active' || status === 'suspended'
    ? message('betting.market.suspended')
    : status.toUpperCase()
}
