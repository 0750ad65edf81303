import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { assembleSite } from './assembleSite.ts'
import { browserServices } from './services/browserServices.ts'
import { Site } from './Site.tsx'
import type { SiteConfig } from './site.ts'

export interface MountOptions {
  /** URL of the built `@kit/sdk/decode`, a module worker that decodes large answers. Without it the page decodes them. */
  decoderUrl?: string
  /** Whether the page runs from its sources: then Alt+Shift+X opens the x-ray for everybody. Default: false. */
  isDevelopment?: boolean
}

/** Mounts a site in a page. Returns how to unmount it. */
export function mountSite(
  config: SiteConfig,
  element: Element,
  { decoderUrl, isDevelopment }: MountOptions = {},
): () => void {
  const site = assembleSite(config, browserServices(decoderUrl, isDevelopment))
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
