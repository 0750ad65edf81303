import { formatOdds, formatPoints, type Message } from '@kit/ui'
import type { Odds, PlacedUnmatchedOrder, Side, UnmatchedOrder } from '@kit/sdk/contract'
import type { AskAnswer } from './orderSender.ts'

/** "Back England at 1.30". */
export const orderName = (
  { side, runnerName, odds }: { side: Side; runnerName: string; odds: Odds },
  message: Message,
): string =>
  message('orders.order', {
    side: message(`orders.side.${side}`),
    runner: runnerName,
    odds: formatOdds(odds),
  })

function takenText({ order }: Pick<PlacedUnmatchedOrder, 'order'>, message: Message): string {
  const { stake, matched, averageOdds } = order
  const words = {
    order: orderName(order, message),
    stake: formatPoints(matched),
    odds: formatOdds(averageOdds ?? order.odds),
    left: formatPoints(stake - matched),
  }
  if (matched === 0n) return message('orders.answer.waits', words)
  return message(matched < stake ? 'orders.answer.matchedPart' : 'orders.answer.matched', words)
}

export function answerText(
  answer: AskAnswer,
  message: Message,
): { tone: 'success' | 'danger' | 'warning'; text: string } {
  if (answer.state === 'taken') return { tone: 'success', text: takenText(answer.taken, message) }
  if (answer.state === 'unknown') return { tone: 'warning', text: message('orders.answer.unknown') }
  const isLost = answer.code === 'never-arrived'
  return { tone: 'danger', text: isLost ? message('orders.answer.neverArrived') : answer.message }
}

export const leftOf = ({ stake, matched }: Pick<UnmatchedOrder, 'stake' | 'matched'>): bigint =>
  stake - matched
