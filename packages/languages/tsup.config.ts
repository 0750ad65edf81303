import { types } from '../../tsup.library.ts'

export default types()
