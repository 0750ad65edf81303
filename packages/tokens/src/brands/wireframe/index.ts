import './theme.css.ts'

export { wireframe } from './brand.ts'
