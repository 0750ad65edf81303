'use client'
import { Skeleton } from '@kit/ui'
import { lazy, Suspense, type ComponentProps } from 'react'
import type NoEventsPanel from './NoEvents.tsx'

// Mostly there are events, and the first screen does not wait for the words that there are none.
const NoEvents = lazy(() => import('./NoEvents.tsx'))

/** Stands in place of a list without events. */
export function EmptyList(props: ComponentProps<typeof NoEventsPanel>) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="230px" />}>
      <NoEvents {...props} />
    </Suspense>
  )
}
