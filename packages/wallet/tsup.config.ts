import { library } from '../../tsup.library.ts'

/** The receipt reader's files are emitted by whoever bundles the site. */
export default library({ external: [/[?&]url$/] })
