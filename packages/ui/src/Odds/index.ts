export { Odds, type OddsProps } from './Odds.tsx'
export { formatOddsAs, oddsFormatNames, type OddsFormat, type OddsFormatName } from './oddsFormats.ts'
export { formatDecimalOdds, formatOdds, priceFormat, showOddsIn, usePriceFormat } from './priceFormat.ts'
export { useOddsEntry, type OddsEntry } from './useOddsEntry.ts'
