import { useSyncExternalStore } from 'react'
import { formatDecimalOdds, type OddsFormat, type OddsFormatName } from './oddsFormat.ts'

/** The format of a page until another is chosen. Typed decimal odds are read by the number field itself. */
const decimal: OddsFormat = { name: 'decimal', write: formatDecimalOdds }

let shown = decimal
let chosen: OddsFormatName = 'decimal'
const listeners = new Set<() => void>()

/** The odds format of this page. All odds on it are written in one format. */
export const priceFormat = {
  getState: (): OddsFormat => shown,
  /** Calls the listener after another format was shown. Returns how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Shows all odds of the page in a format. Formats other than decimal load on first use; the odds stay as they are until
 * then. Rejects when the format cannot be loaded. Of several calls, the last one counts.
 */
export async function showOddsIn(name: OddsFormatName): Promise<void> {
  chosen = name
  const format = name === 'decimal' ? decimal : (await import('./oddsFormats.ts')).oddsFormats[name]
  // A name from storage may be of no format.
  if (!format || chosen !== name || shown === format) return
  shown = format
  for (const listener of listeners) listener()
}

/** The odds format of this page. The component renders again when another is shown. */
export const usePriceFormat = (): OddsFormat =>
  useSyncExternalStore(priceFormat.subscribe, priceFormat.getState, () => decimal)

/** Exchange odds, given in hundredths, in the odds format of this page: 250 is '2.50', '3/2' or '+150'. */
export const formatOdds = (hundredths: number): string => shown.write(hundredths)
