import { openOperatorContext } from '../../packages/sandbox/src/operator/operatorContext.ts'

// Run as a program. Creates the state of an operator with its accounts and configurations, and without
// markets.
const [stateFolder] = process.argv.slice(2)
if (!stateFolder) throw new Error('Name the folder of the state.')
const ends: (() => unknown)[] = []
await openOperatorContext({ stateFolder }, ends, (error, what) => console.error(what, error))
for (const end of ends.toReversed()) await end()
