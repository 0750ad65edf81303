export { flagsJsonSchema } from './flagsJsonSchema.ts'
export { flagTexts, type FlagText } from './flagTexts.ts'
