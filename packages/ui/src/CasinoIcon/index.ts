export { casinoKinds as casinoDrawings } from './drawings.ts'
export { CasinoIcon, type CasinoIconProps } from './CasinoIcon.tsx'
export type { CasinoName } from './casinoNames.ts'
