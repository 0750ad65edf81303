export type BrandSource = { kit: string } | { file: string }

const ofKit =
  /import\s+\{\s*\w+(?<alias>\s+as\s+\w+)?\s*\}\s+from\s+["']@kit\/tokens\/brands\/(?<name>[\w-]+)["']/
const own = /import\s+(?:brand|\{[^}]*\bbrand\b[^}]*\})\s+from\s+["'](?<file>\.{1,2}\/[^"']+)["']/

/**
 * Returns the brand that a site's configuration imports, from `@kit/tokens/brands/<name>` or, as `brand`, from a file
 * next to it. Throws if it imports none or more than one.
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

/** Returns the configuration with the import replaced by one of the kit's brands, to preview the site in it. */
export function wearing(configuration: string, name: string): string {
  const line = 'file' in brandSourceIn(configuration) ? own : ofKit
  return configuration.replace(line, (...match) => {
    const { alias = ' as brand' } = match.at(-1) as { alias?: string }
    return `import { ${name}${line === own ? ' as brand' : alias} } from '@kit/tokens/brands/${name}'`
  })
}
