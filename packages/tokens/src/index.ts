import './layers.css.ts'
import './reset/reset.css.ts'
import './brands/reducedMotion.css.ts'

export type { Brand, Density, LogoDrawing, LogoShape, Mode } from './brands/brand.ts'
export { vars } from './contract.css.ts'
export * as layers from './layers.css.ts'
