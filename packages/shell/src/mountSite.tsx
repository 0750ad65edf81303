import { StrictMode } from 'react'
import type { RootOptions } from 'react-dom/client'
import { assembleSite } from './assembleSite.ts'
import { renderSite } from './renderSite.ts'
import { takeHandOver } from './boot/handOver.ts'
import { browserServices } from './services/browserServices.ts'
import { Site } from './Site.tsx'
import type { SiteConfig } from './site.ts'
import { hydrateSite } from './hydrateSite.tsx'

/**
 * File name of the entry script. In a build it contains the hash of everything that the page may
 * load.
 */
const release = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

export interface MountOptions {
  /** URL of the built `@kit/sdk/decode`, a module worker that decodes large answers. Without it the page decodes them. */
  decoderUrl?: string
  /**
   * True if the page runs from its sources; Alt+Shift+X then opens the x-ray for everyone. Default:
   * false.
   */
  isDevelopment?: boolean
}

/**
 * Mounts a site in a page. Hydrates a page that was prerendered and started by its bootstrap
 * script; renders any other page from scratch. Returns a function that unmounts it.
 */
export function mountSite(
  config: SiteConfig,
  element: Element,
  { decoderUrl, isDevelopment }: MountOptions = {},
): () => void {
  const handOver = takeHandOver()
  const site = assembleSite({ version: release, ...config }, browserServices(decoderUrl, isDevelopment))
  const errors: RootOptions = {
    onUncaughtError: (error) => site.services.onError(error, 'render'),
    onCaughtError: () => {},
  }
  const page = (
    <StrictMode>
      <Site site={site} />
    </StrictMode>
  )
  return handOver && element.firstElementChild
    ? hydrateSite(site, element, page, errors, handOver)
    : renderSite(site, element, page, errors, handOver)
}
