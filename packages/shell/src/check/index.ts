export { checkSite, givenSite, type OperatorFacts } from './checkSite.ts'
export type { SiteFinding } from './siteFinding.ts'
