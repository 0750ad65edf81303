export { Combobox, type ComboboxProps } from './Combobox.tsx'
export type { ComboboxItem } from './matching.ts'
