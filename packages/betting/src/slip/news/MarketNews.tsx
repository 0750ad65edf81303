'use client'
import { useMessage, VisuallyHidden } from '@kit/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useBetting } from '../model/bettingContext.ts'
import type { News } from './marketNews.ts'
import { newsText } from './newsText.ts'
import { startNews } from './startNews.ts'
import { readNotes } from './readNotes.ts'

/**
 * Announces changes of markets, of prices and of the slip's price to screen readers, at most one message in
 * five seconds. Renders a visually hidden `<span>` with `role="status"`.
 */
export function MarketNews() {
  const message = useMessage()
  const services = useBetting()
  const place = useRef<HTMLElement>(null)
  const [announcement, setAnnouncement] = useState<{ news?: News; count: number }>({ count: 0 })
  // A layout effect, so that changes from the first paint on are announced.
  useLayoutEffect(() => {
    const root = place.current?.ownerDocument
    if (!root) return undefined
    return startNews({
      read: () => readNotes(root, services),
      now: services.site.monotonicNow,
      announce: (news) => setAnnouncement(({ count }) => ({ news, count: count + 1 })),
    })
  }, [services])
  return (
    <VisuallyHidden ref={place} role="status" aria-live="polite" aria-atomic data-market-news="">
      {/* A new key announces a repeated text again. */}
      <span key={announcement.count}>{announcement.news && newsText(announcement.news, message)}</span>
    </VisuallyHidden>
  )
}
