export { defineLanguage } from './defineLanguage.ts'
export { textsOf, type LanguageParts } from './textsOf.ts'
