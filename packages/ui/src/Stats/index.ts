export type { StatProps } from './Stats.tsx'
export * as Stats from './Stats.tsx'
