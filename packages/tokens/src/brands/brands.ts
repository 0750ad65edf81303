import { auroraFavicon, auroraLogo } from './aurora/logo.ts'
import { aurora } from './aurora/tokens.ts'
import type { BrandSeed, LogoDrawing, Mode } from './brand.ts'
import { wireframeFavicon, wireframeLogo } from './wireframe/logo.ts'
import { wireframe } from './wireframe/tokens.ts'

/** What a site needs to know of a brand beside its CSS. */
export interface Brand {
  /** The value of `data-brand` on the document's root. */
  name: string
  /** The name people read. */
  label: string
  modes: readonly Mode[]
  defaultMode: Mode
  logo: LogoDrawing
  /** A data address for `<link rel="icon">`. */
  favicon: string
  /** For `<meta name="theme-color">`: the canvas of each mode. */
  themeColor: Record<Mode, string>
}

const brand = (seed: BrandSeed, logo: LogoDrawing, favicon: string): Brand => ({
  name: seed.name,
  label: seed.label,
  modes: ['dark', 'light'],
  defaultMode: seed.defaultMode,
  logo,
  favicon: `data:image/svg+xml,${encodeURIComponent(favicon)}`,
  themeColor: { dark: seed.palettes.dark.canvas, light: seed.palettes.light.canvas },
})

/** The brands of the kit. A theme is chosen with `data-brand` and `data-mode` on the document's root. */
export const brands = {
  aurora: brand(aurora, auroraLogo, auroraFavicon),
  wireframe: brand(wireframe, wireframeLogo, wireframeFavicon),
} as const

export type BrandName = keyof typeof brands
