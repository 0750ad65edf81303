import { types } from '../../tsup.library.ts'

export default types({
  // The mock's types name the contract by the package's name, so that its namespace stays what it is.
  external: ['@kit/sdk/contract'],
})
