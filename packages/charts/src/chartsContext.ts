import type { ChartAsk, EventMarketPrices } from '@kit/betting/feature'
import type { SiteServices } from '@kit/shell/feature'
import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface LastSeen {
  /** Time in ms since the epoch. */
  atMs: number
  markets: readonly EventMarketPrices[]
}

export interface ChartsServices {
  site: SiteServices
  store: StoreApi<{ subject: ChartAsk | null }>
  /** Prices last seen by event id, for the lifetime of the page. */
  lastSeen: Map<string, LastSeen>
}

export const createCharts = (site: SiteServices): ChartsServices => ({
  site,
  store: createStore(() => ({ subject: null })),
  lastSeen: new Map(),
})

export const ChartsContext = createContext<ChartsServices | null>(null)

/** Throws if the site does not list the feature. */
export function useCharts(): ChartsServices {
  const services = use(ChartsContext)
  if (!services)
    throw new Error(
      'This component needs the feature charts(): add charts() to the features in site.config.ts.',
    )
  return services
}
