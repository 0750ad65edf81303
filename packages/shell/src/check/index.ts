export { checkSite, type OperatorFacts } from './checkSite.ts'
export type { SiteFinding } from './siteFinding.ts'
