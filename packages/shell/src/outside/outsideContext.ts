import type { StoreApi } from 'zustand/vanilla'
import type { SiteServices } from '../feature.ts'
import type { ConsentStore } from './consent.ts'
import type { HelpVideo, OutsideOptions } from './outsideOptions.ts'

export interface OutsideState {
  /** True once the first screen is rendered, so that late parts may load. */
  isReady: boolean
  video: HelpVideo | null
  isConsentWanted: boolean
}

export interface OutsideServices {
  site: SiteServices
  options: OutsideOptions
  state: StoreApi<OutsideState>
  consent: ConsentStore
  /** Moment of the start on the monotonic clock. */
  startedAt: () => number
}
