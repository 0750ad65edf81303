export { Field, type FieldControl, type FieldProps } from './Field.tsx'
export { FieldGroup, type FieldGroupProps, type GroupControl } from './FieldGroup.tsx'
export { TextField, type TextFieldProps } from './TextField.tsx'
