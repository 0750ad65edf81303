import { formatDecimalOdds, formatOdds, formatPoints, priceFormat } from '@kit/ui'
import type { Minor, Odds } from '@kit/sdk/contract'

// Ticks repeat the same few hundred prices: their texts are made once.
const oddsTexts: (string | undefined)[] = []
const oddsKept = 100_001
priceFormat.subscribe(() => void (oddsTexts.length = 0))

/** Odds in hundredths as a price cell shows them, in the odds format of the page; nothing for 0. */
export function oddsText(odds: Odds): string {
  if (odds === 0) return ''
  if (odds >= oddsKept) return formatOdds(odds)
  return (oddsTexts[odds] ??= formatOdds(odds))
}

/** What a bookmaker pays on 100, as a price cell shows it: without decimals where there are none; nothing for 0. */
export const perHundredText = (odds: Odds): string =>
  odds === 0 ? '' : formatDecimalOdds(odds).replace(/\.00$/, '')

const lakh = 10_000_000n

/** Whole points in Indian groups, from one point to a lakh; made once, by their points. */
const pointsTexts: (string | undefined)[] = []

/** A size in minor units as a price cell shows it, cut and never rounded up; from a lakh on in lakhs. Nothing for 0. */
export function sizeText(size: Minor): string {
  if (size === 0n) return ''
  if (size < 100n) return '<1'
  if (size >= lakh) return `${formatPoints(size / 100_000n)}l`
  return (pointsTexts[Math.floor(Number(size) / 100)] ??= formatPoints(size).slice(0, -3))
}
