import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@kit/tokens'
import { isSource } from './fromSource.ts'

/** What a site wears: the brand's data, and its mark as SVG. */
export interface Worn {
  brand: Brand
  mark: string
}

/** Finds what the site in a folder wears. */
export type WornBrand = (root: string) => Promise<Worn>

/** The brand a site's configuration imports: the one line that dresses it. Throws where there is none, or more than one. */
export function brandNameIn(configuration: string): string {
  const names = [...configuration.matchAll(/from ["']@kit\/tokens\/brands\/([\w-]+)["']/g)].map(
    ([, name]) => name,
  )
  const [name] = names
  if (name === undefined || names.length > 1)
    throw new Error(
      `site.config.ts imports ${names.length} brands and a site wears one: import it from '@kit/tokens/brands/<name>'.`,
    )
  return name
}

/** The configuration as it would be with another brand in that line: for seeing a site in one that it does not wear. */
export function wearing(configuration: string, name: string): string {
  brandNameIn(configuration)
  return configuration.replace(
    /import \{ \w+( as \w+)? \} from ["']@kit\/tokens\/brands\/[\w-]+["']/,
    `import { ${name}$1 } from '@kit/tokens/brands/${name}'`,
  )
}

async function brandOf(site: string, name: string): Promise<Worn> {
  const tokens = createRequire(path.join(site, 'package.json')).resolve('@kit/tokens/package.json')
  const folder = path.resolve(tokens, isSource ? '../src/brands' : '../dist/brands', name)
  const file = path.join(folder, isSource ? 'brand.ts' : 'index.js')
  const module = (await import(pathToFileURL(file).href)) as Record<string, Brand>
  const brand = module[name]
  if (!brand) throw new Error(`The folder of the brand "${name}" exports no brand of that name.`)
  return { brand, mark: readFileSync(path.join(folder, 'favicon.svg'), 'utf8') }
}

/** What a site with the configuration `site` wears, or the brand that is asked for instead. It is found once. */
export function wornBrand(site: string, asked?: string): WornBrand {
  let found: Promise<Worn> | undefined
  return (root) =>
    (found ??= brandOf(root, asked ?? brandNameIn(readFileSync(path.join(root, site), 'utf8'))))
}
