import type { StoreApi } from 'zustand/vanilla'
import type { SiteServices } from '../feature.ts'
import type { ConsentStore } from './consent.ts'
import type { HelpVideo, OutsideOptions } from './outsideOptions.ts'

export interface OutsideState {
  /** Whether the first screen is done, so that late parts may load. */
  isReady: boolean
  video: HelpVideo | null
  /** Whether a feature wants the visitor's consent to measure. */
  isConsentWanted: boolean
}

export interface OutsideServices {
  site: SiteServices
  options: OutsideOptions
  state: StoreApi<OutsideState>
  consent: ConsentStore
  /** When the site started, by the monotonic clock. */
  startedAt: () => number
}
