import './theme.css.ts'

export { arcade } from './brand.ts'
