import * as z from 'zod'
import type { BrandIdea } from './brand.ts'

const hex = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'is no colour of the form #rrggbb')
  .transform((color) => color.toLowerCase())

const themeConfiguration = z.object({
  background: z.object({ dark: hex.optional(), light: hex.optional() }).optional(),
  themeColor: hex.optional(),
})

/**
 * A brand's idea with the colours that the operator's theme configuration gives for its domain: `themeColor` becomes the
 * accent, `background` the page in the dark and by day, and whatever must be read on them is derived anew. What the
 * configuration does not say stays. Read while a site is built, where `createBrand` refuses what nobody can read.
 * Throws a sentence that names the field that is no colour.
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
