export { Theme, type ThemeProps } from './Theme.tsx'
