import './theme.css.ts'

export { meridian } from './brand.ts'
