export { PhoneField, type PhoneCountry, type PhoneFieldProps } from './PhoneField.tsx'
export { phoneFrom, significantDigits, wholeNumber, type PhoneNumber } from './phoneNumber.ts'
