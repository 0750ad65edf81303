// Themes as files for designers, and what can be read in them.
//   npm run tokens                        writes .kit/tokens/<brand>.tokens.json and .kit/tokens/<brand>.contrast.md
//   npm run tokens -- --check FILE        reads a file that a designer changed: what changed, and what can't be read
//   npm run tokens -- --apply FILE        writes the changes into the brand's file
//   npm run tokens -- --brand FILE …      the same for a brand that is a file of a site
import { handOver } from './bootstrap.mjs'

await handOver(async () => {
  const { tokens } = await import('./tokens/tokens.ts')
  process.exitCode = await tokens(process.argv.slice(2))
})
