'use client'
import { Banner, Button, SiteLink, useMessage } from '@kit/ui'
import type { AskAnswer } from '../model/orderSender.ts'
import { answerText } from '../model/orderWords.ts'
import * as styles from './ask.css.ts'

/** What became of a price that was asked for, and where to go on. */
export function Answered({
  answer,
  onAgain,
  onClose,
}: {
  answer: AskAnswer
  onAgain?: () => void
  onClose: () => void
}) {
  const message = useMessage()
  const { tone, text } = answerText(answer, message)
  const all = answer.state !== 'refused' && (
    <Button asChild fullWidth>
      <SiteLink to="/orders" onClick={onClose}>
        {message('orders.ask.all')}
      </SiteLink>
    </Button>
  )
  return (
    <div className={styles.form}>
      <Banner tone={tone}>{text}</Banner>
      {all}
      {onAgain && (
        <Button fullWidth onClick={onAgain}>
          {message('orders.ask.more')}
        </Button>
      )}
    </div>
  )
}
