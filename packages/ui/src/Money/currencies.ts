export { convertedText, currencyOf } from './convert.ts'
export { inr, type Currency } from './currency.ts'
export * from './records.ts'
