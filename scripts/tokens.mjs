// Writes themes as files for designers, with contrast reports, and reads them back.
//   npm run tokens                        writes .kit/tokens/<brand>.tokens.json and .kit/tokens/<brand>.contrast.md
//   npm run tokens -- --check FILE        prints the changes in a designer's file, and unreadable colours
//   npm run tokens -- --apply FILE        writes the changes into the brand's file
//   npm run tokens -- --brand FILE …      the same for a brand in a file of a site
import { handOver } from './bootstrap.mjs'

await handOver(async () => {
  const { tokens } = await import('./tokens/tokens.ts')
  process.exitCode = await tokens(process.argv.slice(2))
})
