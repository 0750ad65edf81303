import { existsSync } from 'node:fs'
import path from 'node:path'
import { setSourceMapsEnabled } from 'node:process'
import type { OwnBrand } from '@kit/tokens/define'
import { runnerImport } from 'vite'
import { isSource } from '../fromSource.ts'
import { siteImports } from '../siteImports.ts'
import { readBrandFiles, type BrandFiles } from './brandFiles.ts'

export interface ReadBrand {
  file: string
  brand: OwnBrand
  exportedAs: readonly string[]
  dependencies: readonly string[]
  files: BrandFiles
}

const isOwnBrand = (value: unknown): value is OwnBrand =>
  typeof value === 'object' && value !== null && 'made' in value

/** An import may leave out the extension, as TypeScript allows. */
const placeOf = (file: string) =>
  ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts']
    .map((ending) => file + ending)
    .find((place) => existsSync(place))

/**
 * Reads the file of a site's own brand. It is evaluated here, so that the browser gets the derived values and not the
 * code that derives them. Throws the brand's own faults, or if the file exports no brand.
 */
export async function readOwnBrand(root: string, file: string): Promise<ReadBrand> {
  const place = placeOf(file)
  if (!place) throw new Error(`site.config.ts imports its brand from ${file}, and there is no such file.`)
  // Errors then name the source line.
  setSourceMapsEnabled(true)
  const { module, dependencies } = await runnerImport<Record<string, unknown>>(place, {
    // If the packages are read from their sources, Vite has to read them: Node would resolve the published files.
    ...(isSource && {
      environments: { inline: { resolve: { noExternal: [/^@kit\//], conditions: ['@kit/source'] } } },
    }),
    root,
    configFile: false,
    // Pictures that the brand imports stay files instead of data URLs.
    build: { assetsInlineLimit: 0 },
    plugins: [siteImports(path.relative(root, place))],
    logLevel: 'error',
  })
  const exported = Object.entries(module).filter((entry): entry is [string, OwnBrand] => isOwnBrand(entry[1]))
  const [first] = exported
  if (!first)
    throw new Error(
      `${place} exports no brand: export const brand = defineBrand({ … }) of @kit/tokens/define.`,
    )
  const [, given] = first
  const files = await readBrandFiles(given, place, root)
  return {
    file: place,
    brand: { ...given, logo: files.logo },
    exportedAs: exported.map(([name]) => name),
    dependencies: [...dependencies, ...files.read],
    files,
  }
}
