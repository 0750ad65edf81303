export { Button, type ButtonProps, type ButtonTone } from './Button.tsx'
