'use client'
import { Button, MoreMessages, useMessage } from '@kit/ui'
import { useBetting } from '../model/bettingContext.ts'
import { cashOutMessages } from './cashOutMessages.ts'
import { openCashOut } from './model/cashOutState.ts'
import { useEventPositions } from './useEventPositions.ts'

function EventButton({ eventId }: { eventId: string }) {
  const message = useMessage()
  const betting = useBetting()
  const count = useEventPositions(eventId).length
  if (count === 0) return null
  return (
    <Button size="small" onClick={() => openCashOut(betting, { kind: 'event', eventId })}>
      {message('betting.cashOut.openEvent', { count })}
    </Button>
  )
}

export default function EventCashOutButton(props: { eventId: string }) {
  return (
    <MoreMessages messages={cashOutMessages}>
      <EventButton {...props} />
    </MoreMessages>
  )
}
