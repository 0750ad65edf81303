import { nodeLibrary } from '../../tsup.library.ts'

export default nodeLibrary()
