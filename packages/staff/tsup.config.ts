import { library } from '../../tsup.library.ts'

export default library()
