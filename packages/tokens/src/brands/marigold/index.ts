import './theme.css.ts'

export { marigold } from './brand.ts'
