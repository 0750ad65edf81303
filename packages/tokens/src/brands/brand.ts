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
}

/** One shape of a drawing: a closed area, or a line of `stroke` width in the drawing's units. Its tone is a colour of the page. */
export interface DrawingShape {
  d: string
  tone: 'text' | 'muted' | 'line' | 'surface' | 'sunken' | 'accent' | 'action'
  stroke?: number
  opacity?: number
}

/** A picture as data, so that it is drawn with the page's colours and needs no markup from a string. */
export interface Drawing {
  viewBox: string
  shapes: readonly DrawingShape[]
}

/** A logo: the word and its mark. */
export interface LogoDrawing extends Drawing {
  /** The mark alone, for narrow places: a part of the same drawing. */
  markViewBox: string
}

/** A sample for a carousel: what a brand team replaces by its own. */
export interface Slide {
  title: string
  text: string
  drawing: Drawing
}

/** What a brand draws where a page has nothing else to show. */
export interface BrandPictures {
  empty: Drawing
  notFound: Drawing
  maintenance: Drawing
  slides: readonly Slide[]
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
  /** Something of its looks moves without end, until a player stops it: `data-lights="still"` on the document's root. */
  movesAlone?: boolean
  /** Fetched when a page first needs one. */
  pictures: () => Promise<{ pictures: BrandPictures }>
  /** The brand's voice: its own words over those of shell and features, by key. */
  words?: Readonly<Record<string, string>>
}

/** How a brand's corners are cut, and how it moves: by name, so that a brand is short. */
export type Corners = 'square' | 'sharp' | 'plain' | 'soft' | 'round' | 'cut' | 'framed'
export type Movement = 'still' | 'brief' | 'calm' | 'springy' | 'bouncy' | 'slow' | 'stepped'

type Share<Group extends keyof BrandTokens> = Partial<BrandTokens[Group]>
/** What a brand makes of its colours, in CSS. */
type FromPalette<Group extends keyof BrandTokens> = (palette: Palette, mode: Mode) => Share<Group>

/** What a brand team writes. A name and an accent are enough; `createBrand` derives the rest. */
export interface BrandIdea {
  /** The value of `data-brand`, in small letters. */
  name: string
  label?: string
  modes?: readonly Mode[]
  defaultMode?: Mode
  density?: Density
  /** The brand's voice, `#rrggbb`. In each mode it is used as it is, or in its next lightness that can be read. */
  accent: string
  /** The one call to action of a screen; the accent unless told. */
  action?: string
  /** The greys' breath of colour: hue in degrees, strength 0–0.05. Of the accent's hue unless told. */
  grey?: { hue?: number; chroma?: number }
  /** Colours chosen by hand. They are never moved: one that cannot be read fails the build. */
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
  /** The `animation` of the border between parts, by keyframes that the brand's `theme.css.ts` writes. */
  edgeMotion?: string
  border?: Share<'border'>
  space?: Share<'space'>
  size?: Share<'size'>
  pictures?: FromPalette<'imagery'>
  shadows?: FromPalette<'shadow'>
}

/** A brand with everything said. Room and heights are those of the regular density. */
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
  name: string
  label: string
  modes: readonly Mode[]
  defaultMode: Mode
  density: Density
  palettes: Readonly<Record<Mode, Palette>>
  pictures: FromPalette<'imagery'>
  shadows: FromPalette<'shadow'>
}
