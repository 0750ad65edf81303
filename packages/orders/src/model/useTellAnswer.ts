import { useMessage } from '@kit/ui'
import { useOrders } from '../ordersContext.ts'
import type { AskAnswer } from './orderSender.ts'
import { answerText } from './orderWords.ts'

/** Says what became of a request for a price that no sheet shows. */
export function useTellAnswer(): (answer: AskAnswer) => void {
  const { site } = useOrders()
  const message = useMessage()
  return (answer) => {
    const { tone, text } = answerText(answer, message)
    site.toast(text, tone === 'success' ? 'success' : 'danger')
  }
}
