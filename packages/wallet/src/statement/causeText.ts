import type { AccountTransaction } from '@kit/sdk/contract'
import type { Message } from '@kit/ui'

/**
 * Returns the cause of a movement as text: an event and its market, a game, a deposit, a
 * withdrawal.
 */
export function causeText(
  { market, casino, request, cause }: Pick<AccountTransaction, 'market' | 'casino' | 'request' | 'cause'>,
  message: Message,
): string {
  if (market) return `${market.event.name} · ${market.name}`
  if (casino) return casino.gameName
  if (request) return message(`wallet.request.${request.direction === 'deposit' ? 'deposit' : 'withdraw'}`)
  return message(cause === 'bet' ? 'wallet.statement.bet' : 'wallet.statement.given')
}
