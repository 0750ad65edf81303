import { MessagesProvider } from '@kit/ui'
import { useDeferredValue, type ReactNode } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import { useStore } from './siteContext.ts'

/**
 * Gives a site its texts, in the language that is shown. Other texts come without haste: parts of a prerendered page whose
 * code is on its way would give way to their placeholders.
 */
export function SiteMessages({ site, children }: { site: AssembledSite; children: ReactNode }) {
  const { locale, messages } = useDeferredValue(useStore(site.texts))
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  )
}
