'use client'
import { useIsHydrated } from '@kit/ui'
import { useElementScrollRestoration, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EventMedia } from '../score/EventMedia.tsx'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { EventParts } from './EventParts.tsx'
import { EventScreen } from './EventScreen.tsx'

const pageItself = { getElement: () => window }

/** Path: `/events/$eventId` or `/events/$eventTypeId/$eventId`. */
export default function EventPage() {
  const { eventId = '' } = useParams({ strict: false }) as { eventId?: string }
  const { slipPanel } = useBetting()
  const isTakenOver = useIsHydrated()
  const placeBefore = useElementScrollRestoration(pageItself)
  // The open bets can then be narrowed to this event.
  useEffect(() => {
    slipPanel.setState({ eventId })
    return () => slipPanel.setState({ eventId: null })
  }, [slipPanel, eventId])
  return (
    <EventScreen
      key={eventId}
      eventId={eventId}
      isHeadFirst={isTakenOver && !placeBefore?.scrollY}
      media={<EventMedia eventId={eventId} />}
      over={<EventParts eventId={eventId} />}
    />
  )
}
