import './theme.css.ts'

export { velvet } from './brand.ts'
