import type { SiteServices } from '@kit/shell/feature'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'

declare module '@kit/shell/feature' {
  interface Intents {
    /** Answered here. */
    cheer: { team: string }
    /** An intent that no feature answers. */
    waveFlag: { colour: string }
  }
}

export interface Terrace {
  site: SiteServices
  getCheers(): number
  cheer(): void
  subscribe(listener: () => void): () => void
}

export function createTerrace(site: SiteServices): Terrace {
  let cheers = 0
  const listeners = new Set<() => void>()
  return {
    site,
    getCheers: () => cheers,
    cheer() {
      cheers += 1
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const TerraceContext = createContext<Terrace | null>(null)

export function useTerrace(): Terrace {
  const terrace = use(TerraceContext)
  if (!terrace) throw new Error('The terrace must be rendered inside its provider.')
  return terrace
}

export const useCheers = (terrace: Terrace): number =>
  useSyncExternalStore(terrace.subscribe, terrace.getCheers, terrace.getCheers)

export function useIsLoggedIn({ site }: Terrace): boolean {
  const { session } = site.operator
  const get = useCallback(() => session.get() !== null, [session])
  return useSyncExternalStore(session.subscribe, get, get)
}
