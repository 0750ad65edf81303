import type { BrandDesign, BrandIdea, Mode } from './brands/brand.ts'
import { brandTokens } from './brands/brandTokens.ts'
import { createBrand } from './brands/createBrand.ts'
import { withThemeConfiguration } from './brands/themeConfiguration.ts'
import { varsOf } from './brands/themeRules.ts'

/** The colours of an operator's theme configuration for a domain, each `#rgb` or `#rrggbb`. */
export interface DomainColors {
  themeColor?: string | undefined
  backgroundDark?: string | undefined
  backgroundLight?: string | undefined
}

/** A brand in the colours of a domain. */
export interface DomainTheme {
  /** Rules that override the brand's own, in the layer of the tokens; empty if no colour applies. */
  css: string
  /** The page's colour in each mode. */
  canvas: Readonly<Record<Mode, string>>
  /** A sentence for each colour that was refused, because it is unreadable or not a colour. */
  refused: string[]
}

const names = ['backgroundDark', 'backgroundLight', 'themeColor'] as const

const whole = (color: string): string =>
  /^#[\da-f]{3}$/i.test(color) ? color.replaceAll(/[\da-f]/gi, (digit) => digit + digit) : color

function designOf(
  idea: BrandIdea,
  { themeColor, backgroundDark, backgroundLight }: DomainColors,
): BrandDesign {
  const configuration = { themeColor, background: { dark: backgroundDark, light: backgroundLight } }
  return createBrand(withThemeConfiguration(idea, JSON.parse(JSON.stringify(configuration))))
}

/**
 * Returns the token groups that follow the colours. Images and shadows do if the brand derives them from its palette.
 */
function groupsOf({ pictures, shadows }: BrandIdea) {
  const groups = [
    'color',
    'market',
    'status',
    ...(pictures ? ['imagery'] : []),
    ...(shadows ? ['shadow'] : []),
  ]
  return groups as ('color' | 'market' | 'status' | 'imagery' | 'shadow')[]
}

/**
 * Returns the theme of a brand on a domain whose operator sets colours (CONF-012, Q-142), by the derivation and the
 * contrast rules of the build. An unreadable colour is refused, and the brand's own stays.
 */
export function domainTheme(idea: BrandIdea, given: DomainColors): DomainTheme {
  let colors: DomainColors = {}
  let design = createBrand(idea)
  const refused: string[] = []
  for (const name of names) {
    const color = given[name]
    if (color === undefined) continue
    try {
      const next = { ...colors, [name]: whole(color) }
      design = designOf(idea, next)
      colors = next
    } catch (error) {
      refused.push(
        `The domain's ${name} ${color} is not used. ${error instanceof Error ? error.message : ''}`,
      )
    }
  }
  const rules = design.modes.map((mode) => {
    const vars = Object.entries(varsOf(brandTokens(design, mode), groupsOf(idea)))
    const lines = vars.map(([name, value]) => `${name}:${value};`).join('')
    return `[data-brand="${design.name}"][data-mode="${mode}"]{${lines}}`
  })
  const { dark, light } = design.palettes
  return {
    css: Object.keys(colors).length === 0 ? '' : `@layer kit.tokens{${rules.join('')}}`,
    canvas: { dark: dark.canvas, light: light.canvas },
    refused,
  }
}
