import { usePriceFormat } from './priceFormat.ts'

/** Props of a number field for odds, in hundredths. */
export interface OddsEntry {
  format: (hundredths: bigint) => string
  /** Undefined for decimal odds, which the field parses itself. */
  parse?: (text: string) => bigint | undefined
  inputMode?: 'text'
}

/**
 * Returns how a number field formats and parses odds in the page's format. `nearest` may replace typed odds with others
 * of the same text, e.g. a price of the exchange's ladder.
 */
export function useOddsEntry(nearest: (hundredths: number) => number = (odds) => odds): OddsEntry {
  const { write, read } = usePriceFormat()
  const format = (hundredths: bigint) => write(Number(hundredths))
  if (!read) return { format }
  return {
    format,
    inputMode: 'text',
    parse(text) {
      const typed = read(text)
      if (typed === undefined) return undefined
      const near = nearest(typed)
      return BigInt(write(near) === write(typed) ? near : typed)
    },
  }
}
