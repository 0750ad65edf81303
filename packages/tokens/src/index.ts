import './layers.css.ts'
import './reset/reset.css.ts'
import './brands/reducedMotion.css.ts'

export type { Brand, BrandPictures, Density, Drawing, LogoDrawing, Mode, Slide } from './brands/brand.ts'
export type { BrandMessages, BrandWords } from './brands/brandWords.ts'
export { vars } from './contract.css.ts'
export * as layers from './layers.css.ts'
