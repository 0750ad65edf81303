import { useSyncExternalStore } from 'react'
import { formatDecimalOdds, type OddsFormat, type OddsFormatName } from './oddsFormat.ts'

/** The default format of a page. The number field itself parses typed decimal odds. */
const decimal: OddsFormat = { name: 'decimal', write: formatDecimalOdds }

let shown = decimal
let chosen: OddsFormatName = 'decimal'
const listeners = new Set<() => void>()

/** The odds format of this page. All odds on it are written in one format. */
export const priceFormat = {
  getState: (): OddsFormat => shown,
  /** Calls the listener after the format has changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Shows all odds of the page in a format. Formats other than decimal load on first use; the odds do not change until
 * then. Rejects if the format cannot be loaded. The last of several calls wins.
 */
export async function showOddsIn(name: OddsFormatName): Promise<void> {
  chosen = name
  const format = name === 'decimal' ? decimal : (await import('./oddsFormats.ts')).oddsFormats[name]
  // A stored name may not be a format.
  if (!format || chosen !== name || shown === format) return
  shown = format
  for (const listener of listeners) listener()
}

/** Subscribes to the odds format of this page and returns it. */
export const usePriceFormat = (): OddsFormat =>
  useSyncExternalStore(priceFormat.subscribe, priceFormat.getState, () => decimal)

/** Formats exchange odds, in hundredths, in the odds format of this page: 250 is '2.50', '3/2' or '+150'. */
export const formatOdds = (hundredths: number): string => shown.write(hundredths)
