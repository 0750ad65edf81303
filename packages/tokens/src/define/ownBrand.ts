import type {
  Brand,
  BrandDesign,
  BrandIdea,
  BrandLayout,
  BrandPictures,
  LogoDrawing,
  Mode,
} from '../brands/brand.ts'
import type { BrandWords } from '../brands/brandWords.ts'
import type { Face, OwnFace } from '../fonts/faces.ts'

/**
 * An SVG or PNG file: a path relative to the brand's file, as in `'./logo.svg'`, or an import of the file. A pair has
 * one for each mode.
 */
export type LogoFile = string | Readonly<Record<Mode, string>>

/** A logo of files. */
export interface LogoFiles {
  word: LogoFile
  /** Mark for narrow spaces and the icon. Default: the word if it is almost square, else the label's first letter. */
  mark?: LogoFile
}

/** The input of `defineBrand`: a name and an accent are enough; everything else is derived. */
export interface OwnBrandIdea extends Omit<BrandIdea, 'font' | 'pictures' | 'edgeMotion'> {
  /**
   * Faces of `@kit/tokens/fonts`, or own font files. Default of `body`: the device's font. Default of `display` and
   * `numeric`: `body`.
   */
  fonts?: { body?: Face | OwnFace; display?: Face | OwnFace; numeric?: Face | OwnFace }
  /** CSS images from its palette: `glow` behind the page, a `pattern`, the border between sections, an `ornament`. */
  imagery?: BrandIdea['pictures']
  /** The word and its mark, as SVG or PNG files or as shapes. Default: the label in strokes. */
  logo?: LogoFile | LogoFiles | LogoDrawing
  /** The icon: an SVG or PNG file as for `logo`, or the text of an SVG. Default: the logo's mark. */
  favicon?: string
  /** Drawings of empty, missing and failed pages, and its slides. */
  pictures?: Partial<BrandPictures>
  /** Layout of betting. */
  layout?: BrandLayout
  /** Texts of the brand by message key, and the same in other languages by BCP 47 tag. */
  words?: BrandWords
  translations?: Readonly<Record<string, BrandWords>>
}

/**
 * A site's own brand: the data for the site, and the source of its styles, icons and lazy chunks. The build leaves
 * only the `Brand` to the browser.
 */
export interface OwnBrand extends Brand {
  made: {
    design: BrandDesign
    faces: readonly Face[]
    favicon: string
    pictures: BrandPictures
    translations: NonNullable<OwnBrandIdea['translations']>
    /** Files that the build reads: paths relative to the brand's file. */
    files: { logo?: LogoFiles; favicon?: string; faces: readonly OwnFace[] }
  }
}
