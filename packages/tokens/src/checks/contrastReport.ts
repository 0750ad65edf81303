import type { BrandDesign } from '../brands/brand.ts'
import { brandTokens } from '../brands/brandTokens.ts'
import { adjustmentText } from '../brands/adjustments.ts'
import { contrast, difference } from '../color/contrast.ts'
import { minColorDistance, seenBy, visions, worstDifference } from '../color/vision.ts'
import { edgePairs, textPairs, type Pair } from './pairs.ts'

const line = (minimum: number) => (pair: Pair) => {
  const { ink, background, inkColor, backgroundColor } = pair
  return `| ${ink} | ${background} | ${inkColor} | ${backgroundColor} | ${contrast(inkColor, backgroundColor).toFixed(2)} | ${minimum} |`
}

/**
 * Returns every colour pair of a brand with its contrast, mode by mode, as a Markdown page for an accessibility
 * sign-off.
 */
export function contrastReport(design: BrandDesign): string {
  const modes = design.modes.map((mode) => {
    const tokens = brandTokens(design, mode)
    const { market } = tokens
    const opposites = [
      ['back', 'lay', market.back, market.lay],
      ['profit', 'loss', market.profit, market.loss],
    ] as const
    return [
      `## ${design.label}, ${mode}`,
      '',
      '| written or drawn | on | | | contrast | least |',
      '| --- | --- | --- | --- | ---: | ---: |',
      ...textPairs(tokens).map(line(4.5)),
      ...edgePairs(tokens).map(line(3)),
      '',
      `| opposites | ${visions.join(' | ')} | worst | least |`,
      `| --- |${' ---: |'.repeat(visions.length + 2)}`,
      ...opposites.map(
        ([one, other, a, b]) =>
          `| ${one}, ${other} | ${visions.map((vision) => difference(seenBy(vision, a), seenBy(vision, b)).toFixed(3)).join(' | ')} | ${worstDifference(a, b).difference.toFixed(3)} | ${minColorDistance} |`,
      ),
    ].join('\n')
  })
  const adjusted = design.adjustments.map((one) => `- ${adjustmentText(one)}\n`).join('')
  return `# Contrast of ${design.label}\n\nBy WCAG 2.2: 4.5 for text, 3 for the edge of a control. Opposites: distance in OKLab, as eyes without red, green or blue cones see them.\n\n${adjusted && `${adjusted}\n`}${modes.join('\n\n')}\n`
}
