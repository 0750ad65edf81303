// For a brand's own file, and for tools that build a site with it. No browser loads it.
export { adjustmentText } from '../brands/adjustments.ts'
export { meaningFindings, meaningText } from '../checks/meanings.ts'
export { defineBrand } from './defineBrand.ts'
export { nearestWord } from './nearestWord.ts'
export type { LogoFile, LogoFiles, OwnBrand, OwnBrandIdea } from './ownBrand.ts'
export { themeCss } from './themeCss.ts'
