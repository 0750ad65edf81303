export type { RadioGroupRootProps, RadioProps } from './RadioGroup.tsx'
export * as RadioGroup from './RadioGroup.tsx'
