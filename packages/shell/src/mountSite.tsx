import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { assembleSite } from './assembleSite.ts'
import { browserServices } from './services/browserServices.ts'
import { Site } from './Site.tsx'
import type { SiteConfig } from './site.ts'

export interface MountOptions {
  /** Where the build put `@kit/sdk/decode`, as a module worker: it reads large answers. Without it the page reads them. */
  decoderUrl?: string
}

/** Puts a site into a page. Returns how to take it out again. */
export function mountSite(
  config: SiteConfig,
  element: Element,
  { decoderUrl }: MountOptions = {},
): () => void {
  const site = assembleSite(config, browserServices(decoderUrl))
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
