'use client'
import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { useBetting } from '../model/bettingContext.ts'
import { cashOutMessages } from './cashOutMessages.ts'
import { EventCashOut } from './EventCashOut.tsx'
import { cashOutsOf } from './model/cashOutState.ts'
import type { CashOutSubject } from './model/cashOutSubject.ts'
import { PositionCashOut } from './PositionCashOut.tsx'
import { useEventPositions } from './useEventPositions.ts'
import { useOwnPrices } from './useOwnPrices.ts'

function PositionTitled({
  subject,
  onClose,
}: {
  subject: Extract<CashOutSubject, { kind: 'position' }>
  onClose: () => void
}) {
  const message = useMessage()
  const market = useLiveMarketPart(subject.marketId, (found) => found?.name ?? '')
  const bets = useOpenBets()
  // Bets leave the list if their market is settled while the sheet is open.
  const [runner] = useState(() => bets.find(({ id }) => id === subject.betId)?.runnerName)
  const [eventId] = useState(() => bets.find(({ marketId }) => marketId === subject.marketId)?.event.id)
  useOwnPrices(eventId)
  const title =
    runner === undefined
      ? message('betting.cashOut.titleMarket', { market })
      : message('betting.cashOut.titleBet', { runner })
  return (
    <Sheet.Content edge="auto" title={title} labels={{ close: message('betting.cashOut.close') }}>
      <PositionCashOut target={subject} isAtOnce={subject.isAtOnce ?? false} onClose={onClose} />
    </Sheet.Content>
  )
}

function EventTitled({ eventId }: { eventId: string }) {
  const message = useMessage()
  const positions = useEventPositions(eventId)
  // Fixed when the sheet opens, so that every market keeps its answer on the screen.
  const [marketIds] = useState(positions)
  return (
    <Sheet.Content
      edge="auto"
      title={message('betting.cashOut.titleEvent')}
      labels={{ close: message('betting.cashOut.close') }}
    >
      <EventCashOut marketIds={marketIds} />
    </Sheet.Content>
  )
}

export default function CashOutSheet() {
  const { open } = cashOutsOf(useBetting())
  const { subject } = useStore(open)
  const close = () => open.setState({ subject: null })
  return (
    <MoreMessages messages={cashOutMessages}>
      <Sheet.Root open={subject !== null} onOpenChange={(isOpen: boolean) => isOpen || close()}>
        {subject?.kind === 'position' && (
          <PositionTitled
            key={`${subject.marketId} ${subject.betId ?? ''}`}
            subject={subject}
            onClose={close}
          />
        )}
        {subject?.kind === 'event' && <EventTitled key={subject.eventId} eventId={subject.eventId} />}
      </Sheet.Root>
    </MoreMessages>
  )
}
