import { formatDecimalOdds, formatOdds, formatSize, priceFormat } from '@kit/ui'
import type { Minor, Odds } from '@kit/sdk/contract'

// Ticks repeat the same few hundred prices, so their texts are cached.
const oddsTexts: (string | undefined)[] = []
const oddsKept = 100_001
priceFormat.subscribe(() => void (oddsTexts.length = 0))

/** Returns odds in hundredths as text for a price cell, in the page's odds format; empty for 0. */
export function oddsText(odds: Odds): string {
  if (odds === 0) return ''
  if (odds >= oddsKept) return formatOdds(odds)
  return (oddsTexts[odds] ??= formatOdds(odds))
}

/**
 * Returns bookmaker odds, the profit on a stake of 100, as text for a price cell: without decimals if whole; empty for
 * 0.
 */
export const perHundredText = (odds: Odds): string =>
  odds === 0 ? '' : formatDecimalOdds(odds).replace(/\.00$/, '')

/** Cached texts of whole points from one point to a lakh, by points. The currency of a page is set before they are. */
const pointsTexts: (string | undefined)[] = []
const pointsKept = 10_000_000n

/** Returns a size in minor units as text for a price cell (`formatSize`). Empty for 0. */
export function sizeText(size: Minor): string {
  if (size === 0n) return ''
  if (size < 100n || size >= pointsKept) return formatSize(size)
  return (pointsTexts[Math.floor(Number(size) / 100)] ??= formatSize(size))
}
