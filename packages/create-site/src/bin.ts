#!/usr/bin/env node
import { nodeFault } from './nodeVersion.ts'

// An old Node cannot parse the rest, so it is loaded after the check.
const fault = nodeFault(process.versions.node)
if (fault) {
  console.error(fault)
  process.exitCode = 1
} else {
  // Nobody reads on, as after `| head`: the site is still created.
  process.stdout.on('error', () => {})
  const { main } = await import('./main.ts')
  process.exitCode = await main(process.argv.slice(2))
}
