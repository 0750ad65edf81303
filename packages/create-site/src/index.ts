export type { CurrencyName, Kind, Language, SiteAnswers } from './answers.ts'
export { siteFiles } from './files/siteFiles.ts'
export { idOf } from './idOf.ts'
