import type { AccountTransaction } from '@kit/sdk/contract'
import type { Message } from '@kit/ui'

/**
 * Returns the cause of a movement as text: an event and its market, a game, a deposit, a
 * withdrawal; its remarks if the operator sends no cause.
 */
export function causeText(
  {
    market,
    casino,
    request,
    cause,
    remarks,
  }: Pick<AccountTransaction, 'market' | 'casino' | 'request' | 'cause' | 'remarks'>,
  message: Message,
): string {
  if (market) return `${market.event.name} · ${market.name}`
  if (casino) return casino.gameName
  if (request) return message(`wallet.request.${request.direction === 'deposit' ? 'deposit' : 'withdraw'}`)
  if (cause === undefined) return remarks || '-'
  return message(cause === 'bet' ? 'wallet.statement.bet' : 'wallet.statement.given')
}
