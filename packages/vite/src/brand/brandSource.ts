/** Where a site's brand comes from: one of the kit's, by its name, or a file of the site's own. */
export type BrandSource = { kit: string } | { file: string }

const ofKit =
  /import\s+\{\s*\w+(?<alias>\s+as\s+\w+)?\s*\}\s+from\s+["']@kit\/tokens\/brands\/(?<name>[\w-]+)["']/
const own = /import\s+(?:brand|\{[^}]*\bbrand\b[^}]*\})\s+from\s+["'](?<file>\.{1,2}\/[^"']+)["']/

/**
 * The brand that a site's configuration imports: the one line that dresses it, from `@kit/tokens/brands/<name>` or, as
 * `brand`, from a file beside it. Throws where there is none, or more than one.
 */
export function brandSourceIn(configuration: string): BrandSource {
  const kits = [...configuration.matchAll(/from ["']@kit\/tokens\/brands\/([\w-]+)["']/g)]
  const file = own.exec(configuration)?.groups?.['file']
  const count = kits.length + (file === undefined ? 0 : 1)
  if (count !== 1)
    throw new Error(
      `site.config.ts imports ${count} brands and a site wears one: import it from '@kit/tokens/brands/<name>', or as { brand } from a file of your own.`,
    )
  return file === undefined ? { kit: kits[0]![1]! } : { file }
}

/** The configuration as it would be with one of the kit's brands in that line: for seeing a site in one that it does not wear. */
export function wearing(configuration: string, name: string): string {
  const line = 'file' in brandSourceIn(configuration) ? own : ofKit
  return configuration.replace(line, (...match) => {
    const { alias = ' as brand' } = match.at(-1) as { alias?: string }
    return `import { ${name}${line === own ? ' as brand' : alias} } from '@kit/tokens/brands/${name}'`
  })
}
