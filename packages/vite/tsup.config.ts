import { nodeLibrary } from '../../tsup.library.ts'

export default { ...nodeLibrary(), entry: ['src/index.ts', 'src/bin.ts'] }
