import type { BrandDesign } from '../brands/brand.ts'
import { brandTokens } from '../brands/brandTokens.ts'
import { adjustmentText } from '../brands/adjustments.ts'
import { contrast } from '../color/contrast.ts'
import { visions } from '../color/vision.ts'
import { meaningDistances, meaningPairs } from './meanings.ts'
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
    const distances = meaningDistances(tokens)
    return [
      `## ${design.label}, ${mode}`,
      '',
      '| written or drawn | on | | | contrast | least |',
      '| --- | --- | --- | --- | ---: | ---: |',
      ...textPairs(tokens).map(line(4.5)),
      ...edgePairs(tokens).map(line(3)),
      '',
      `| meanings | ${visions.join(' | ')} | least | least for the colour-blind |`,
      `| --- |${' ---: |'.repeat(visions.length + 2)}`,
      ...meaningPairs.map(({ names, floor }) => {
        const own = distances.filter((one) => one.names === names).map(({ reached }) => reached.toFixed(3))
        return `| ${names.join(', ')} | ${own.join(' | ')} | ${floor.full} | ${floor.colorBlind} |`
      }),
    ].join('\n')
  })
  const adjusted = design.adjustments.map((one) => `- ${adjustmentText(one)}\n`).join('')
  return `# Contrast of ${design.label}\n\nBy WCAG 2.2: 4.5 for text, 3 for the edge of a control. Meanings: distance in OKLab, also as eyes without red, green or blue cones see them; a colour-blind player also reads glyph, word and position.\n\n${adjusted && `${adjusted}\n`}${modes.join('\n\n')}\n`
}
