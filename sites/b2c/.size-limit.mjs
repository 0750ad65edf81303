import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8')
const firstLoad = (ending) =>
  [...page.matchAll(/<[^>]*(?:src|href)="\/(assets\/[^"]+)"/g)]
    // Fetched behind the first screen, for live prices.
    .filter(([tag]) => !tag.includes('fetchpriority="low"'))
    .map(([, file]) => `dist/${file}`)
    .filter((file) => file.endsWith(ending))

/** What a visitor's browser loads before the first screen: the entry and everything it imports statically. */
export default [
  { name: 'JavaScript of the first load', path: firstLoad('.js'), gzip: true, limit: '158 kB' },
  { name: 'Styles of the first load', path: firstLoad('.css'), gzip: true, limit: '9.3 kB' },
  // With what comes late or never: dialogs, the brand's pictures, pages for when something is wrong.
  { name: 'All JavaScript', path: 'dist/assets/*.js', gzip: true, limit: '392 kB' },
  { name: 'All styles', path: 'dist/assets/*.css', gzip: true, limit: '29 kB' },
]
