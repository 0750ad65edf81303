import type { ChartAsk, EventMarketPrices } from '@kit/betting/feature'
import type { SiteServices } from '@kit/shell/feature'
import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** The state of an event when the player saw it last. */
export interface LastSeen {
  /** In ms since the epoch. */
  atMs: number
  markets: readonly EventMarketPrices[]
}

/** Shared services of charts. */
export interface ChartsServices {
  site: SiteServices
  /** The subject of the open chart; null if none is open. */
  store: StoreApi<{ subject: ChartAsk | null }>
  /** By event id, for the lifetime of the page. */
  lastSeen: Map<string, LastSeen>
}

export const createCharts = (site: SiteServices): ChartsServices => ({
  site,
  store: createStore(() => ({ subject: null })),
  lastSeen: new Map(),
})

export const ChartsContext = createContext<ChartsServices | null>(null)

/** Returns the services of charts. Throws if the site does not list the feature. */
export function useCharts(): ChartsServices {
  const services = use(ChartsContext)
  if (!services)
    throw new Error(
      'This component needs the feature charts(): add charts() to the features in site.config.ts.',
    )
  return services
}
