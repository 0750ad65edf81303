'use client'
import { Skeleton } from '@kit/ui'
import { lazy, Suspense, type ComponentProps } from 'react'
import type NoEventsPanel from './NoEvents.tsx'

// There usually are events, so the first screen does not wait for the empty state.
const NoEvents = lazy(() => import('./NoEvents.tsx'))

export function EmptyList(props: ComponentProps<typeof NoEventsPanel>) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="230px" />}>
      <NoEvents {...props} />
    </Suspense>
  )
}
