import type { BrandDesign } from '../../packages/tokens/src/brands/brand.ts'
import { brandTokens } from '../../packages/tokens/src/brands/brandTokens.ts'
import { edgePairs, textPairs, type Pair } from '../../packages/tokens/src/checks/pairs.ts'
import { meaningFindings, meaningText } from '../../packages/tokens/src/checks/meanings.ts'
import { minContrast, problemsOf } from '../../packages/tokens/src/checks/problems.ts'
import { contrast } from '../../packages/tokens/src/color/contrast.ts'
import type { Finding } from './failures.ts'
import type { SignOff } from './writePage.ts'

export const tokenFindings = (design: BrandDesign): Finding[] =>
  design.modes.flatMap((mode) =>
    [
      ...problemsOf(brandTokens(design, mode)),
      ...meaningFindings({ ...design, modes: [mode] }).map(meaningText),
    ].map((what) => ({
      kind: 'tokens' as const,
      subject: '',
      title: design.label,
      condition: { id: mode, label: mode },
      what,
    })),
  )

export const contrastRows = (design: BrandDesign): SignOff['contrast'] =>
  design.modes.flatMap((mode) => {
    const tokens = brandTokens(design, mode)
    const row = (minimum: number) => (pair: Pair) => ({
      ...pair,
      mode,
      reached: contrast(pair.inkColor, pair.backgroundColor),
      minimum,
    })
    return [...textPairs(tokens).map(row(minContrast.text)), ...edgePairs(tokens).map(row(minContrast.edge))]
  })
