export { LanguagePicker, type LanguageChange, type LanguagePickerProps } from './LanguagePicker.tsx'
