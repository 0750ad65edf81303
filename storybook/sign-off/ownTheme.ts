import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrandDesign } from '../../packages/tokens/src/brands/brand.ts'
import type { Face } from '../../packages/tokens/src/fonts/faces.ts'
import { themeCss } from '../../packages/tokens/src/define/themeCss.ts'
import { SignOffError } from './request.ts'

interface Exported {
  made?: { design?: BrandDesign; faces?: readonly Face[] }
}

/** Inlines font files that are named by their package into the CSS, because a page has no packages. */
export const withFonts = (css: string, modules: string): string =>
  css.replaceAll(/url\('(@fontsource[^']+)'\)/g, (_, name: string) => {
    const file = path.join(modules, name)
    return existsSync(file)
      ? `url('data:font/woff2;base64,${readFileSync(file).toString('base64')}')`
      : `url('${name}')`
  })

/**
 * Returns the brand that a file outside the kit exports by `defineBrand`, and its CSS. Throws a SignOffError
 * if it has none.
 */
export async function readOwnBrand(
  file: string,
  modules: string,
): Promise<{ design: BrandDesign; css: string }> {
  if (!existsSync(file)) throw new SignOffError(`${file} is not there.`)
  const exported = (await import(pathToFileURL(file).href)) as Record<string, Exported | undefined>
  for (const one of Object.values(exported)) {
    const { design, faces = [] } = one?.made ?? {}
    if (design) return { design, css: withFonts(themeCss(design, faces), modules) }
  }
  throw new SignOffError(`${file} exports no brand. Write: export default defineBrand({ … })`)
}
