export type { DrawnCountry } from './countryNames.ts'
export { Flag, type FlagProps } from './Flag.tsx'
