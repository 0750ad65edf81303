import type { LogoutReason } from '@kit/sdk'
import type { ToastQueue } from '@kit/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { StoreApi } from 'zustand/vanilla'
import type { Contributions, ReadableStore, SiteServices } from './feature.ts'
import type { BrowserServices } from './services/browserServices.ts'
import type { SiteRoute } from './routing/siteRoute.ts'
import type { SiteConfig } from './site.ts'
import type { Regions } from './xray/createRegions.ts'
import type { ColorModeStore } from './theme/colorMode.ts'

export interface SiteTexts {
  /** Absent until the wanted language is known. */
  language?: string
  isCorrected?: boolean
  /** A BCP 47 tag for numbers, dates and plurals. */
  locale: string
  messages: Readonly<Record<string, string>>
}

/** A site that is put together and not yet running. */
export interface AssembledSite {
  config: SiteConfig
  browser: BrowserServices
  services: SiteServices
  contributions: readonly Contributions[]
  /** The texts in the default language, with the brand's and the site's own. */
  messages: Readonly<Record<string, string>>
  /** What is on the screen: the default texts at first, then those of the language that player and flags want. */
  texts: StoreApi<SiteTexts>
  queryClient: QueryClient
  /** The table of its paths. */
  routes: readonly SiteRoute[]
  /** The path of the home page. */
  homePath: string
  router: AnyRouter
  colorMode: ColorModeStore
  maintenance: StoreApi<{ isOn: boolean; isDownFromStart: boolean }>
  /** Whether work is in progress that nothing may cover or reload away. */
  isBusy: ReadableStore<boolean>
  /** Why the login ended, until the page has said so. A login may end before the page is there to hear of it. */
  sessionEnd: StoreApi<LogoutReason | null>
  /** Another tab took over: this page is no longer live and shows the duplicate-screen page. */
  isDuplicate: StoreApi<boolean>
  /** How many dialogs, sheets and drawers are open. */
  openOverlays: StoreApi<number>
  /** The named parts of the page, for the x-ray. */
  regions: Regions
  /** Whether the x-ray is open. */
  isXrayOpen: StoreApi<boolean>

  toasts: ToastQueue
  /** Starts the site's work: configuration, socket handlers, session. Returns how to stop it. */
  start(): () => void
}
