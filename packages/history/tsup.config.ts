import { library } from '../../scripts/library.ts'

export default library()
