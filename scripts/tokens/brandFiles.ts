import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrandDesign } from '../../packages/tokens/src/brands/brand.ts'
import { designs } from '../../packages/tokens/src/brands/designs.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface DescribedBrand {
  design: BrandDesign
  file: string
}

const kitFile = (name: string) => path.join(root, 'packages/tokens/src/brands', name, 'design.ts')

export const kitBrands: readonly DescribedBrand[] = designs.map((design) => ({
  design,
  file: kitFile(design.name),
}))

/** The file exports it directly or as a site's own brand. */
export async function designIn(file: string): Promise<BrandDesign> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  for (const one of Object.values(module)) {
    const { palettes, made } = (one ?? {}) as { palettes?: unknown; made?: { design?: BrandDesign } }
    if (palettes !== undefined) return one as BrandDesign
    if (made?.design) return made.design
  }
  throw new Error(`${file} exports no brand.`)
}
