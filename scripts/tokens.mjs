// Themes as files for designers, and what can be read in them.
//   npm run tokens                       writes .kit/tokens/<brand>.<mode>.tokens.json and .kit/tokens/<brand>.contrast.md
//   npm run tokens -- --check FILE       reads a file that a designer changed: what changed, and what can't be read
import { handOver } from './bootstrap.mjs'

await handOver(async () => {
  const { tokens } = await import('./tokens/tokens.ts')
  process.exitCode = tokens(process.argv.slice(2))
})
