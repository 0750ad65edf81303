import { library } from '../../tsup.library.ts'

export default library({
  minify: false,
  // The mock's types name the contract by the package's name, so that its namespace stays what it is.
  external: ['@kit/sdk/contract'],
})
