/** A format for showing and reading odds. All values are decimal odds in hundredths: 250 is 2.50. */
export interface OddsFormat {
  name: OddsFormatName
  write: (hundredths: number) => string
  /** Parses a typed text to the nearest hundredth. Returns undefined if the text is incomplete. Default: decimal. */
  read?: (text: string) => number | undefined
}

export type OddsFormatName = 'decimal' | 'fractional' | 'american' | 'hongKong' | 'indonesian' | 'malay'

/**
 * Formats decimal odds from hundredths: two decimals below 100 so that columns align, none from 100 on, where the
 * ladder has whole steps and cells are narrow: 202 is '2.02', 1000 is '10.00', 12000 is '120'. An existing fraction is
 * never hidden. Use it for prices without another notation: those of bookmakers and sessions.
 */
export function formatDecimalOdds(hundredths: number): string {
  const digits = String(Math.trunc(hundredths)).padStart(3, '0')
  const whole = digits.slice(0, -2)
  const fraction = digits.slice(-2)
  return hundredths >= 10_000 && fraction === '00' ? whole : `${whole}.${fraction}`
}
