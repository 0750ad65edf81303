export { SearchField, type SearchChange, type SearchFieldProps } from './SearchField.tsx'
