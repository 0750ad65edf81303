import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@kit/tokens'
import { isSource } from '../fromSource.ts'
import { brandSourceIn } from './brandSource.ts'
import { readOwnBrand } from './readOwnBrand.ts'

/**
 * The brand of a site: its data, its mark as SVG, its logo as a data URL if it is a picture file, and its file if the site
 * defines it.
 */
export interface ActiveBrand {
  brand: Brand
  mark: string
  logo?: string | undefined
  own?: Awaited<ReturnType<typeof readOwnBrand>>
}

/** Receives the site's folder. */
export type FindActiveBrand = (root: string) => Promise<ActiveBrand>

async function kitBrand(site: string, name: string): Promise<ActiveBrand> {
  const tokens = createRequire(path.join(site, 'package.json')).resolve('@kit/tokens/package.json')
  const folder = path.resolve(tokens, isSource ? '../src/brands' : '../dist/brands', name)
  const file = path.join(folder, isSource ? 'brand.ts' : 'index.js')
  const module = (await import(pathToFileURL(file).href)) as Record<string, Brand>
  const brand = module[name]
  if (!brand) throw new Error(`The folder of the brand "${name}" does not export a brand of that name.`)
  return { brand, mark: readFileSync(path.join(folder, 'favicon.svg'), 'utf8') }
}

async function activeBrandIn(root: string, site: string, asked?: string): Promise<ActiveBrand> {
  if (asked !== undefined) return kitBrand(root, asked)
  const configuration = path.join(root, site)
  const source = brandSourceIn(readFileSync(configuration, 'utf8'))
  if ('kit' in source) return kitBrand(root, source.kit)
  const own = await readOwnBrand(root, path.resolve(path.dirname(configuration), source.file))
  const { brand, files } = own
  return { brand, mark: files.favicon, logo: files.images?.word[brand.defaultMode].dataAddress, own }
}

/** Returns a function that finds the brand of the configuration `site`, or the requested brand of the kit. It looks once. */
export function activeBrand(site: string, asked?: string): FindActiveBrand {
  let found: Promise<ActiveBrand> | undefined
  return (root) => (found ??= activeBrandIn(root, site, asked))
}
