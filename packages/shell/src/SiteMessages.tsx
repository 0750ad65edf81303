import { DirectionProvider, MessagesProvider } from '@kit/ui'
import { useDeferredValue, type ReactNode } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import { useStore } from './siteContext.ts'

/**
 * Provides the site's messages in the current language, and its direction. A change of messages is a transition:
 * otherwise prerendered parts whose code is still loading would be replaced by their placeholders.
 */
export function SiteMessages({ site, children }: { site: AssembledSite; children: ReactNode }) {
  const { locale, messages } = useDeferredValue(useStore(site.texts))
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <DirectionProvider direction={globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr'}>
        {children}
      </DirectionProvider>
    </MessagesProvider>
  )
}
