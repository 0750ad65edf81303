'use client'
import type { UnmatchedOrder } from '@kit/sdk/contract'
import { Button, formatOdds, formatPoints, useMessage, type Message } from '@kit/ui'
import { useState, type SubmitEvent } from 'react'
import type { ChangeAnswer } from '../model/changeOrder.ts'
import { leftOf, orderName } from '../model/orderWords.ts'
import { useIsOnline } from '../model/useAccount.ts'
import { useIsThere } from '../model/useIsThere.ts'
import { useOrderChanges } from '../model/useOrderChanges.ts'
import { useOrders } from '../ordersContext.ts'
import { FormAnswer, LastAnswer, type Said } from './Answer.tsx'
import { askedOf, OrderFields, type AskedFigures } from './OrderFields.tsx'
import { holdFocus } from './holdFocus.ts'
import { Subject } from './Subject.tsx'
import * as styles from './ask.css.ts'

const tones = { done: 'success', refused: 'danger', ended: 'warning', unknown: 'warning' } as const

function editText(answer: ChangeAnswer<UnmatchedOrder>, message: Message): string {
  if (answer.state === 'refused') return answer.message
  if (answer.state !== 'done') return message(`orders.edit.${answer.state}`)
  const { done } = answer
  return message('orders.edit.done', { order: orderName(done, message), left: formatPoints(leftOf(done)) })
}

const saidOf = (answer: ChangeAnswer<UnmatchedOrder>, message: Message): Said => ({
  tone: tones[answer.state],
  text: editText(answer, message),
})

function OrderSubject({ order: { side, runnerName, marketName, event } }: { order: UnmatchedOrder }) {
  return <Subject side={side} runnerName={runnerName} marketName={marketName} eventName={event.name} />
}

export function EditForm({ order, onClose }: { order: UnmatchedOrder; onClose: () => void }) {
  const message = useMessage()
  const isOnline = useIsOnline()
  const { site } = useOrders()
  const { edit } = useOrderChanges()
  const isThere = useIsThere()
  const tellElsewhere = (next: ChangeAnswer<UnmatchedOrder>) =>
    site.toast(editText(next, message), next.state === 'done' ? 'success' : 'danger')
  const [figures, setFigures] = useState<AskedFigures>({
    odds: BigInt(order.odds),
    points: order.stake / 100n,
  })
  const [sending, setSending] = useState<'choosing' | 'sending' | ChangeAnswer<UnmatchedOrder>>('choosing')
  const isSending = sending === 'sending'
  const answer = typeof sending === 'object' ? sending : undefined
  const asked = askedOf(figures)
  const isSame = asked?.odds === order.odds && asked.stake === order.stake
  const isTooSmall = asked !== undefined && asked.stake <= order.matched
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!asked || isSame || isTooSmall || isSending) return
    holdFocus(event.currentTarget)
    setSending('sending')
    const next = await edit({ id: order.id, ...asked })
    if (isThere.current) setSending(next)
    else tellElsewhere(next)
  }
  const said = answer && saidOf(answer, message)
  const isOver = answer?.state === 'done' || answer?.state === 'ended'
  const form = (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <OrderFields
        figures={figures}
        isDisabled={isSending}
        stakeError={isTooSmall ? message('orders.edit.tooSmall') : undefined}
        onChange={(change) => setFigures((before) => ({ ...before, ...change }))}
      />
      {order.matched > 0n && (
        <p className={styles.quiet}>
          {message('orders.edit.matched', { stake: formatPoints(order.matched) })}
        </p>
      )}
      <p className={styles.quiet}>{message('orders.edit.note')}</p>
      <p className={styles.quiet}>{message('orders.ask.offerUnknown')}</p>
      <div className={styles.end}>
        {said && <FormAnswer {...said} />}
        {!isOnline && <p className={styles.quiet}>{message('orders.ask.offline')}</p>}
        <Button
          type="submit"
          tone="accent"
          fullWidth
          loading={isSending}
          disabled={!asked || isSame || isTooSmall || !isOnline}
        >
          {isSame
            ? message('orders.edit.same')
            : message('orders.edit.confirm', {
                odds: formatOdds(Number(figures.odds ?? 0n)),
                stake: formatPoints((figures.points ?? 0n) * 100n),
              })}
        </Button>
      </div>
    </form>
  )
  return (
    <div className={styles.form}>
      <OrderSubject order={order} />
      <LastAnswer said={isOver ? said : undefined} />
      {isOver ? (
        <Button fullWidth onClick={onClose}>
          {message('orders.ask.close')}
        </Button>
      ) : (
        form
      )}
    </div>
  )
}
