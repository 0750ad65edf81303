// `prepack` of every package: refuses to pack a package whose built files are missing, which npm packs without an
// error.
import { existsSync, readFileSync } from 'node:fs'

const { name, bin = {}, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const files = Object.values(exports)
  .flatMap((target) => (typeof target === 'string' ? target : [target.types, target.default]))
  .concat(Object.values(bin))
  .filter((file) => file.startsWith('./dist/') && !file.includes('*'))
const missing = files.filter((file) => !existsSync(file))
if (missing.length > 0) {
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  console.error(
    `${name} is not built, so it is not packed: ${missing[0]}${more} is missing. Run \`npm run build\` in the root of the repository, then pack again. \`npm run pack\` does both.`,
  )
  process.exit(1)
}
