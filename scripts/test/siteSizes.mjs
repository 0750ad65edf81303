// The size budgets of the site in whose folder `size-limit --config` runs: those below, or the site's own, under
// `kit.budgets` in its package.json.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const page = readFileSync('dist/index.html', 'utf8')
const firstLoad = (ending) =>
  [...page.matchAll(/<[^>]*(?:src|href)="\/(assets\/[^"]+)"/g)]
    // Fetched behind the first screen, for live prices.
    .filter(([tag]) => !tag.includes('fetchpriority="low"'))
    .map(([, file]) => path.resolve('dist', file))
    .filter((file) => file.endsWith(ending))

const everything = (ending) => [
  path.resolve(`dist/assets/*${ending}`),
  `!${path.resolve(`dist/assets/Xray*${ending}`)}`,
  // The texts of other languages, of which a player loads one at most.
  `!${path.resolve(`dist/assets/hi-*${ending}`)}`,
]

const parts = {
  /** What a visitor's browser loads before the first screen: the entry and everything it imports statically. */
  firstLoadScripts: { name: 'JavaScript of the first load', path: firstLoad('.js'), limit: '159.5 kB' },
  firstLoadStyles: { name: 'Styles of the first load', path: firstLoad('.css'), limit: '9 kB' },
  /**
   * With what comes late or never: dialogs, the brand's pictures, pages for when something is wrong. No player ever
   * loads the x-ray.
   */
  allScripts: { name: 'All JavaScript', path: everything('.js'), limit: '412 kB' },
  allStyles: { name: 'All styles', path: everything('.css'), limit: '29.4 kB' },
}

const { kit = {} } = JSON.parse(readFileSync('package.json', 'utf8'))
for (const part of Object.keys(kit.budgets ?? {}))
  if (!(part in parts))
    throw new Error(`package.json has a budget for "${part}". There are: ${Object.keys(parts).join(', ')}.`)

export default Object.entries(parts).map(([part, { name, path: files, limit }]) => ({
  name,
  path: files,
  gzip: true,
  limit: kit.budgets?.[part] ?? limit,
}))
