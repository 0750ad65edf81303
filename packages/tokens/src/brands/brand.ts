import type { vars } from '../contract.css.ts'

export type Mode = 'dark' | 'light'
/** Space that controls and rows take. */
export type Density = 'compact' | 'regular' | 'roomy'

/** A value for every token of the contract: no colour is optional. */
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
  /** The two text colours that on-colours are chosen from. */
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
  /** Share of the back and lay colours that is left in the second and third best price, 0–1. */
  farStrength: number
  profit: string
  loss: string
  inPlay: string
  favourite: string
  flashUp: string
  flashDown: string
  shadow: string
}

/**
 * One shape of a drawing: a closed area, or a line of `stroke` width in the drawing's units. Its tone is a colour of
 * the page.
 */
export interface DrawingShape {
  d: string
  tone: 'text' | 'muted' | 'line' | 'surface' | 'sunken' | 'accent' | 'action'
  stroke?: number
  opacity?: number
}

/** A picture as data: it is drawn in the page's colours and needs no markup from a string. */
export interface Drawing {
  viewBox: string
  shapes: readonly DrawingShape[]
}

/** A logo: the word and its mark. */
export interface LogoDrawing extends Drawing {
  /** The mark alone, for narrow spaces: a part of the same drawing. */
  markViewBox: string
  /** URLs of picture files by mode, shown instead of the shapes. The view boxes are their sizes. */
  images?: { word: Readonly<Record<Mode, string>>; mark?: Readonly<Record<Mode, string>> }
}

/** A sample slide for the carousel, for a brand team to replace. */
export interface Slide {
  title: string
  text: string
  drawing: Drawing
}

/** Pictures for empty, missing and failed pages. */
export interface BrandPictures {
  empty: Drawing
  notFound: Drawing
  maintenance: Drawing
  slides: readonly Slide[]
}

/**
 * How a brand arranges betting: each field sets the flag `layout.{field}` on its sites. The preset decides missing
 * fields (`betting.preset`).
 */
export interface BrandLayout {
  lists?: 'cards' | 'rows' | 'board'
  event?: 'regular' | 'dense'
  header?: 'full' | 'compact'
  slip?: 'sheet' | 'half'
}

/** The data of a brand in a site, in addition to its CSS. */
export interface Brand {
  /** The value of `data-brand` on the document's root. */
  name: string
  /** The display name. */
  label: string
  /** A brand with one mode has no switch. */
  modes: readonly Mode[]
  /** The mode of a prerendered page, and of players who have not chosen one if `followsDevice` is not set. */
  defaultMode: Mode
  /** Uses the device's mode until the player chooses one. An operator's `theme.defaultMode` has priority. */
  followsDevice?: boolean
  density: Density
  layout?: BrandLayout
  /** Value of `<meta name="theme-color">`: the canvas colour of each mode. */
  themeColor: Readonly<Record<Mode, string>>
  logo: LogoDrawing
  /** True if it has an endless animation, which a player can stop: `data-lights="still"` on the document's root. */
  movesAlone?: boolean
  /**
   * The idea it was derived from. Loaded if the operator sets colours for the domain (CONF-012); without it none
   * apply.
   */
  idea?: () => Promise<{ idea: BrandIdea }>
  /** Pictures, loaded when a page first needs one. */
  pictures: () => Promise<{ pictures: BrandPictures }>
  /** The brand's own texts by message key; they override those of shell and features. */
  words?: Readonly<Record<string, string>>
  /** The brand's own texts in other languages, by BCP 47 tag. Those of shell and features apply in others. */
  translations?: Readonly<Record<string, () => Promise<{ words: Readonly<Record<string, string>> }>>>
}

/** Named corner shapes and motion styles, so that a brand file stays short. */
export type Corners = 'square' | 'sharp' | 'plain' | 'soft' | 'round' | 'cut' | 'framed'
export type Movement = 'still' | 'brief' | 'calm' | 'springy' | 'bouncy' | 'slow' | 'stepped'

type Share<Group extends keyof BrandTokens> = Partial<BrandTokens[Group]>
/** CSS values that a brand derives from its colours. */
type FromPalette<Group extends keyof BrandTokens> = (palette: Palette, mode: Mode) => Share<Group>

/** The input of `createBrand`. A name and an accent are enough; everything else is derived. */
export interface BrandIdea {
  /** The value of `data-brand`, in lower case. */
  name: string
  label?: string
  modes?: readonly Mode[]
  defaultMode?: Mode
  density?: Density
  /** The main colour, `#rrggbb`. Each mode uses it as it is, or at the nearest lightness that is readable. */
  accent: string
  /** The colour of a screen's one call to action. Default: the accent. */
  action?: string
  /** The tint of the greys: hue in degrees (default: the accent's), chroma 0–0.05. */
  grey?: { hue?: number; chroma?: number }
  /** Colours chosen by hand. They are never adjusted: one with too little contrast fails the build. */
  colors?: Partial<Record<Mode, Partial<Palette>>>
  corners?: Corners
  movement?: Movement
  font?: Share<'font'>
  text?: Share<'text'>
  weight?: Share<'weight'>
  leading?: Share<'leading'>
  tracking?: Share<'tracking'>
  heading?: Share<'heading'>
  icon?: Share<'icon'>
  /** The `animation` of the border between parts, with keyframes from the brand's `theme.css.ts`. */
  edgeMotion?: string
  border?: Share<'border'>
  space?: Share<'space'>
  size?: Share<'size'>
  pictures?: FromPalette<'imagery'>
  shadows?: FromPalette<'shadow'>
}

/** A colour of the brand that a mode uses at another lightness, because it is unreadable there as given. */
export interface Adjustment {
  mode: Mode
  name: 'accent' | 'action'
  given: string
  used: string
  /** The lowest contrast of the given colour in this mode, against its neighbours or the text on it. */
  reached: number
  /** The required contrast. */
  needed: number
}

/** A complete brand. Spaces and heights are those of the regular density. */
export interface BrandDesign extends Pick<
  BrandTokens,
  | 'font'
  | 'text'
  | 'weight'
  | 'leading'
  | 'tracking'
  | 'heading'
  | 'radius'
  | 'shape'
  | 'icon'
  | 'border'
  | 'motion'
  | 'space'
  | 'size'
> {
  /** The idea it was derived from. */
  idea: BrandIdea
  name: string
  label: string
  modes: readonly Mode[]
  defaultMode: Mode
  density: Density
  palettes: Readonly<Record<Mode, Palette>>
  adjustments: readonly Adjustment[]
  pictures: FromPalette<'imagery'>
  shadows: FromPalette<'shadow'>
}
