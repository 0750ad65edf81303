'use client'
import { useParams } from '@tanstack/react-router'
import { EventMedia } from '../score/EventMedia.tsx'
import { EventScreen } from './EventScreen/EventScreen.tsx'

/** The screen of `/events/$eventId` and `/events/$eventTypeId/$eventId`. */
export default function EventPage() {
  const { eventId = '' } = useParams({ strict: false }) as { eventId?: string }
  return <EventScreen key={eventId} eventId={eventId} media={<EventMedia eventId={eventId} />} />
}
