import type { BrandDesign } from '../brands/brand.ts'
import { themeRules } from '../brands/themeRules.ts'
import type { Face } from '../fonts/faces.ts'
import { fontFaceRules } from '../fonts/fontFaceRules.ts'

const property = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const block = (selector: string, declarations: Readonly<Record<string, string>>) =>
  `${selector} {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name.startsWith('--') ? name : property(name)}: ${value};\n`)
    .join('')}}\n`

/**
 * Returns the CSS of a brand: the faces of its fonts and its theme, in the layer of the tokens. The rules are those
 * of `writeTheme`; font files are named by their package.
 */
export function themeCss(design: BrandDesign, faces: readonly Face[]): string {
  const fonts = faces
    .flatMap(fontFaceRules)
    .map(({ family, descriptors }) => block('@font-face', { fontFamily: family, ...descriptors }))
  const rules = themeRules(design).map(({ selector, vars, colorScheme }) =>
    block(selector, { ...vars, ...(colorScheme && { colorScheme }) }),
  )
  return `${fonts.join('')}@layer kit.tokens {\n${rules.join('')}}\n`
}
