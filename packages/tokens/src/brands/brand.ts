import type { vars } from '../contract.css.ts'

export type Mode = 'dark' | 'light'
/** How much room things have. */
export type Density = 'compact' | 'regular' | 'roomy'

/** A value for every meaning of the contract: no colour is optional. */
export type BrandTokens = {
  [Group in keyof typeof vars]: { [Meaning in keyof (typeof vars)[Group]]: string }
}

/** The colours a brand chooses for one mode, each `#rrggbb`. Hover, pressed, soft, far and on-colours are derived. */
export interface Palette {
  canvas: string
  surface: string
  surfaceRaised: string
  surfaceSunken: string
  line: string
  lineStrong: string
  text: string
  textMuted: string
  /** The two inks that on-colours are chosen from. */
  ink: string
  paper: string
  accent: string
  action: string
  danger: string
  warning: string
  success: string
  info: string
  back: string
  lay: string
  /** How much of back and lay is left in the second and third best price, 0–1. */
  farStrength: number
  profit: string
  loss: string
  inPlay: string
  favourite: string
  flashUp: string
  flashDown: string
  shadow: string
  glow: string
  pattern: string
}

/** One shape of a drawn logo: a closed area, or a line of `stroke` width in the logo's units. */
export interface LogoShape {
  d: string
  tone: 'text' | 'accent' | 'action'
  stroke?: number
  opacity?: number
}

/** A logo as data, so that it is drawn with the page's colours and needs no markup from a string. */
export interface LogoDrawing {
  viewBox: string
  /** The mark alone, for narrow places: a part of the same drawing. */
  markViewBox: string
  shapes: readonly LogoShape[]
}

/** What a site needs to know of a brand beside its CSS. */
export interface Brand {
  /** The value of `data-brand` on the document's root. */
  name: string
  /** The name people read. */
  label: string
  /** A brand with one mode has no switch. */
  modes: readonly Mode[]
  defaultMode: Mode
  density: Density
  /** For `<meta name="theme-color">`: the canvas of each mode. */
  themeColor: Readonly<Record<Mode, string>>
  logo: LogoDrawing
}

/** A brand as data: what it says, how it looks. Room and heights are those of the regular density. */
export interface BrandSeed {
  name: string
  label: string
  modes: readonly Mode[]
  defaultMode: Mode
  /** The density of its pages unless a site says otherwise. */
  density: Density
  font: BrandTokens['font']
  text: BrandTokens['text']
  weight: BrandTokens['weight']
  leading: BrandTokens['leading']
  tracking: BrandTokens['tracking']
  heading: BrandTokens['heading']
  radius: BrandTokens['radius']
  shape: BrandTokens['shape']
  border: BrandTokens['border']
  motion: BrandTokens['motion']
  size: BrandTokens['size']
  space: BrandTokens['space']
  palettes: Record<Mode, Palette>
}
