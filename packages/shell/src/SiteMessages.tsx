import { MessagesProvider } from '@kit/ui'
import type { ReactNode } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import { useStore } from './siteContext.ts'

/** Gives a site its texts, in the language that is shown. */
export function SiteMessages({ site, children }: { site: AssembledSite; children: ReactNode }) {
  const { locale, messages } = useStore(site.texts)
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  )
}
