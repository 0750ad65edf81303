import './theme.css.ts'

export { ledger } from './brand.ts'
