import { usePriceFormat } from './priceFormat.ts'

/** The props of a number field for odds, in hundredths. */
export interface OddsEntry {
  format: (hundredths: bigint) => string
  /** Absent for decimal odds, which the field reads itself. */
  parse?: (text: string) => bigint | undefined
  inputMode?: 'text'
}

/**
 * How a number field writes and reads odds in the format of this page. `nearest` may replace odds that were typed with
 * others that are written the same, e.g. a price of the exchange's ladder.
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
