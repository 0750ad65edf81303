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
  /** Undefined until the wanted language is known. */
  language?: string
  isCorrected?: boolean
  /** A BCP 47 tag for numbers, dates and plurals. */
  locale: string
  messages: Readonly<Record<string, string>>
}

/** An assembled site that is not running yet. */
export interface AssembledSite {
  config: SiteConfig
  browser: BrowserServices
  services: SiteServices
  contributions: readonly Contributions[]
  /** The texts in the default language, with the brand's and the site's own. */
  messages: Readonly<Record<string, string>>
  /**
   * Messages on the screen: first the default ones, then those of the language that the player and
   * the flags select.
   */
  texts: StoreApi<SiteTexts>
  queryClient: QueryClient
  routes: readonly SiteRoute[]
  homePath: string
  router: AnyRouter
  colorMode: ColorModeStore
  maintenance: StoreApi<{ isOn: boolean; isDownFromStart: boolean }>
  /** True while work is in progress that must not be covered or reloaded away. */
  isBusy: ReadableStore<boolean>
  /**
   * Reason why the login ended, kept until the page has shown it. A login may end before the page
   * subscribes.
   */
  sessionEnd: StoreApi<LogoutReason | null>
  /** Another tab took over: this page is no longer live and shows the duplicate-screen page. */
  isDuplicate: StoreApi<boolean>
  /** Number of open dialogs, sheets and drawers. */
  openOverlays: StoreApi<number>
  /** The named parts of the page, for the x-ray. */
  regions: Regions
  isXrayOpen: StoreApi<boolean>

  toasts: ToastQueue
  /** Starts the site's work: configuration, socket handlers, session. Returns how to stop it. */
  start(): () => void
}
