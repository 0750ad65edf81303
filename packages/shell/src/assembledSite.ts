import type { ToastQueue } from '@kit/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { StoreApi } from 'zustand/vanilla'
import type { Contributions, ReadableStore, SiteServices } from './feature.ts'
import type { BrowserServices } from './services/browserServices.ts'
import type { SiteConfig } from './site.ts'
import type { ColorModeStore } from './theme/colorMode.ts'

/** A site that is put together and not yet running. */
export interface AssembledSite {
  config: SiteConfig
  browser: BrowserServices
  services: SiteServices
  contributions: readonly Contributions[]
  messages: Readonly<Record<string, string>>
  queryClient: QueryClient
  router: AnyRouter
  colorMode: ColorModeStore
  maintenance: StoreApi<{ isOn: boolean; isDownFromStart: boolean }>
  /** Something is under way that nothing may cover or load away. */
  isBusy: ReadableStore<boolean>
  /** This page is live no more, and the brand says so in its place. */
  isDuplicate: StoreApi<boolean>
  toasts: ToastQueue
  /** Begins the site's work: configuration, socket handlers, session. Returns how to end it. */
  start(): () => void
}
