export { createFlags, type Flags } from './createFlags.ts'
export { flagLayers, type FlagLayer, type FlagName, type FlagOverrides, type FlagValues } from './flag.ts'
