import * as z from 'zod/mini'
import type { BrandIdea } from './brand.ts'

const hex = z.pipe(
  z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour of the form #rrggbb')),
  z.transform((color) => color.toLowerCase()),
)

const themeConfiguration = z.object({
  background: z.optional(z.object({ dark: z.optional(hex), light: z.optional(hex) })),
  themeColor: z.optional(hex),
})

/**
 * Returns a brand with the colours of the operator's theme configuration for its domain: `themeColor` is the accent,
 * `background` the page colour in both modes, and everything readable on them is derived again. Missing fields change
 * nothing. `createBrand` refuses colours with too little contrast. Throws a sentence that names the field that is not
 * a colour.
 */
export function withThemeConfiguration(idea: BrandIdea, configuration: unknown): BrandIdea {
  const read = themeConfiguration.safeParse(configuration)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(`The theme configuration's ${issue?.path.join('.') || 'content'} ${issue?.message}.`)
  }
  const { background = {}, themeColor } = read.data
  const { accent: _dark, ...dark } = idea.colors?.dark ?? {}
  const { accent: _light, ...light } = idea.colors?.light ?? {}
  const own = themeColor === undefined ? { ...idea.colors } : { dark, light }
  return {
    ...idea,
    accent: themeColor ?? idea.accent,
    colors: {
      dark: { ...own.dark, ...(background.dark !== undefined && { canvas: background.dark }) },
      light: { ...own.light, ...(background.light !== undefined && { canvas: background.light }) },
    },
  }
}
