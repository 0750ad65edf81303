import { vars } from '@kit/tokens'
import {
  brandTokens,
  createBrand,
  type BrandDesign,
  type BrandIdea,
  type BrandTokens,
} from '@kit/tokens/create'

export type Made = { design: BrandDesign } | { problems: string[] }

export function made(idea: BrandIdea): Made {
  try {
    return { design: createBrand(idea) }
  } catch (error) {
    const [head = '', ...lines] = String((error as Error).message).split('\n')
    return { problems: lines.length > 0 ? lines.map((line) => line.replace(/^- /, '')) : [head] }
  }
}

/**
 * Returns a theme as CSS variables, for one element's `style`. Fonts stay the page's, because their files
 * load with a brand.
 */
export function variablesOf(design: BrandDesign, mode: 'dark' | 'light'): Record<string, string> {
  const tokens: BrandTokens = brandTokens(design, mode)
  const variables = Object.entries(vars).flatMap(([group, meanings]) =>
    group === 'font'
      ? []
      : Object.entries<string>(meanings).map(([name, variable]) => [
          variable.slice('var('.length, -1),
          (tokens[group as keyof BrandTokens] as Record<string, string>)[name]!,
        ]),
  )
  return { ...Object.fromEntries(variables), colorScheme: mode }
}

/** Returns the code that a brand team writes in its `design.ts`. */
export const codeOf = (idea: BrandIdea): string =>
  `export const ${idea.name}Design = createBrand({\n${Object.entries(idea)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: '${String(value)}',\n`)
    .join('')}})`
