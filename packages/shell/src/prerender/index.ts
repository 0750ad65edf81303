export type { PrerenderedPage } from './prerenderedPage.ts'
export { prerenderSite, type PrerenderedSite } from './prerenderSite.ts'
export type { PageVariant } from './pageVariant.ts'
export type { PageHead } from './pageHead.ts'
