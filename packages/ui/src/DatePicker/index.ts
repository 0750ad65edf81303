export { DatePicker, type DatePickerProps, type DayChange } from './DatePicker.tsx'
