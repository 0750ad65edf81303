import { useMessage } from '@kit/ui'
import { useOrders } from '../ordersContext.ts'
import type { AskAnswer } from './orderSender.ts'
import { answerText } from './orderWords.ts'

/** Returns a function that reports the answer to an order without an open sheet. */
export function useTellAnswer(): (answer: AskAnswer) => void {
  const { site } = useOrders()
  const message = useMessage()
  return (answer) => {
    const { tone, text } = answerText(answer, message)
    site.toast(text, tone === 'success' ? 'success' : 'danger')
  }
}
