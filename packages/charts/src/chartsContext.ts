import type { ChartAsk, EventMarketPrices } from '@kit/betting/feature'
import type { SiteServices } from '@kit/shell/feature'
import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** An event as a player saw it last. */
export interface LastSeen {
  /** ms since the epoch. */
  atMs: number
  markets: readonly EventMarketPrices[]
}

/** What the parts of charts share. */
export interface ChartsServices {
  site: SiteServices
  /** Whose chart is open; null while none is. */
  store: StoreApi<{ subject: ChartAsk | null }>
  /** By the event's id, for as long as the page lives. */
  lastSeen: Map<string, LastSeen>
}

export const createCharts = (site: SiteServices): ChartsServices => ({
  site,
  store: createStore(() => ({ subject: null })),
  lastSeen: new Map(),
})

export const ChartsContext = createContext<ChartsServices | null>(null)

/** The services of charts. Throws when the site does not list the feature. */
export function useCharts(): ChartsServices {
  const services = use(ChartsContext)
  if (!services)
    throw new Error('A part of charts was drawn outside its provider: list charts() in the site.')
  return services
}
