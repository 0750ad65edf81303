import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@kit/tokens'
import { isSource } from '../fromSource.ts'
import { brandSourceIn } from './brandSource.ts'
import { readOwnBrand } from './readOwnBrand.ts'

/**
 * The active brand of a site: its data, its mark as SVG, its logo as a data URL if it is a picture file, and its file
 * if it belongs to the site.
 */
export interface Worn {
  brand: Brand
  mark: string
  logo?: string | undefined
  own?: Awaited<ReturnType<typeof readOwnBrand>>
}

/** Returns the active brand of the site in a folder. */
export type WornBrand = (root: string) => Promise<Worn>

async function kitBrand(site: string, name: string): Promise<Worn> {
  const tokens = createRequire(path.join(site, 'package.json')).resolve('@kit/tokens/package.json')
  const folder = path.resolve(tokens, isSource ? '../src/brands' : '../dist/brands', name)
  const file = path.join(folder, isSource ? 'brand.ts' : 'index.js')
  const module = (await import(pathToFileURL(file).href)) as Record<string, Brand>
  const brand = module[name]
  if (!brand) throw new Error(`The folder of the brand "${name}" exports no brand of that name.`)
  return { brand, mark: readFileSync(path.join(folder, 'favicon.svg'), 'utf8') }
}

async function wornIn(root: string, site: string, asked?: string): Promise<Worn> {
  if (asked !== undefined) return kitBrand(root, asked)
  const configuration = path.join(root, site)
  const source = brandSourceIn(readFileSync(configuration, 'utf8'))
  if ('kit' in source) return kitBrand(root, source.kit)
  const own = await readOwnBrand(root, path.resolve(path.dirname(configuration), source.file))
  const { brand, files } = own
  return { brand, mark: files.favicon, logo: files.images?.word[brand.defaultMode].dataAddress, own }
}

/**
 * Returns the active brand of a site with the configuration `site`, or the kit's brand in `asked`. It is read once.
 */
export function wornBrand(site: string, asked?: string): WornBrand {
  let found: Promise<Worn> | undefined
  return (root) => (found ??= wornIn(root, site, asked))
}
