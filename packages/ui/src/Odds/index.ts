export { Odds, type OddsProps } from './Odds.tsx'
export { formatOddsAs, type OddsFormat } from './oddsFormat.ts'
