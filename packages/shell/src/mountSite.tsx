import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { assembleSite } from './assembleSite.ts'
import { browserServices } from './services/browserServices.ts'
import { Site } from './Site.tsx'
import type { SiteConfig } from './site.ts'

/** Puts a site into a page. Returns how to take it out again. */
export function mountSite(config: SiteConfig, element: Element): () => void {
  const site = assembleSite(config, browserServices())
  const stop = site.start()
  const root = createRoot(element, {
    onUncaughtError: (error) => site.services.onError(error, 'render'),
    onCaughtError: () => {},
  })
  root.render(
    <StrictMode>
      <Site site={site} />
    </StrictMode>,
  )
  return () => {
    root.unmount()
    stop()
  }
}
