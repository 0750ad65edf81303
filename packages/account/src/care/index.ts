export { care, type CareOptions } from './care.tsx'
export type { CareWord } from './allMessages.ts'
