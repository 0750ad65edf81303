export type { PhoneCountry } from './PhoneCode.tsx'
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'
export { phoneFrom, significantDigits, wholeNumber, type PhoneNumber } from './phoneNumber.ts'
