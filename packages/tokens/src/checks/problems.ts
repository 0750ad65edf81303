import type { BrandTokens } from '../brands/brand.ts'
import { contrast, difference } from '../color/contrast.ts'
import { minColorDistance, worstDifference } from '../color/vision.ts'
import { edgePairs, textPairs, type Pair } from './pairs.ts'

/** The minimum contrast of WCAG 2.2 AA: for text, and for the edge or state of a control. */
export const minContrast = { text: 4.5, edge: 3 } as const
/** Smallest distance of the accent from the colours of sides and results. */
export const minAccentDistance = 0.05

function contrastProblem({ ink, background, inkColor, backgroundColor }: Pair, minimum: number): string[] {
  const reached = contrast(inkColor, backgroundColor)
  if (reached >= minimum) return []
  const isInkLighter = contrast(inkColor, '#000000') > contrast(backgroundColor, '#000000')
  // On a dark background no ink is dark enough, on a light one none light enough.
  const limit = isInkLighter ? '#ffffff' : '#000000'
  const goesLighter = contrast(limit, backgroundColor) >= minimum === isInkLighter
  return [
    `${ink} (${inkColor}) on ${background} (${backgroundColor}) has a contrast of ${reached.toFixed(2)} and needs ${minimum}: ` +
      `make ${ink} ${goesLighter ? 'lighter' : 'darker'} or ${background} ${goesLighter ? 'darker' : 'lighter'}.`,
  ]
}

/** Checks colours with opposite meanings, for any kind of colour vision. */
function confusionProblem(names: readonly [string, string], one: string, other: string): string[] {
  const worst = worstDifference(one, other)
  if (worst.difference >= minColorDistance) return []
  return [
    `${names[0]} (${one}) and ${names[1]} (${other}) lie ${worst.difference.toFixed(3)} apart in ${worst.vision} ` +
      `and need ${minColorDistance}: move their lightness apart, or their hue between blue and yellow.`,
  ]
}

function voiceProblem(accent: string, meaning: string, color: string): string[] {
  const reached = difference(accent, color)
  if (reached >= minAccentDistance) return []
  return [
    `accent (${accent}) and ${meaning} (${color}) lie ${reached.toFixed(3)} apart and need ${minAccentDistance}: ` +
      `players would read the brand's voice as a price or a result. Give another accent, or another ${meaning}.`,
  ]
}

/**
 * Returns the problems of a brand's colours in one mode, each as a sentence: the pair, its figure, and what to
 * change.
 */
export function problemsOf(tokens: BrandTokens): string[] {
  const { color, market } = tokens
  return [
    ...textPairs(tokens).flatMap((pair) => contrastProblem(pair, minContrast.text)),
    ...edgePairs(tokens).flatMap((pair) => contrastProblem(pair, minContrast.edge)),
    ...confusionProblem(['back', 'lay'], market.back, market.lay),
    ...confusionProblem(['profit', 'loss'], market.profit, market.loss),
    ...(['back', 'lay', 'profit', 'loss'] as const).flatMap((meaning) =>
      voiceProblem(color.accent, meaning, market[meaning]),
    ),
  ]
}
