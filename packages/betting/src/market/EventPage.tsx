'use client'
import { useParams } from '@tanstack/react-router'
import { EventScreen } from './EventScreen/EventScreen.tsx'

/** The screen of `/events/$eventId` and `/events/$eventTypeId/$eventId`. */
export default function EventPage() {
  const { eventId = '' } = useParams({ strict: false }) as { eventId?: string }
  return <EventScreen key={eventId} eventId={eventId} />
}
