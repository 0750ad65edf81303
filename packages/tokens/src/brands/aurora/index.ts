import './theme.css.ts'

export { aurora } from './brand.ts'
