// The size budgets of the site in whose folder `size-limit --config` runs: those below, or the site's own, under
// `kit.budgets` in its package.json. Why there are these: docs/decisions/0052.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const inDist = (file) => path.resolve('dist', file.replace(/^\//, ''))
const read = (file) => readFileSync(inDist(file), 'utf8')

/** A module and all that it imports before it runs. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name] of read(file).matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    withImports(`/assets/${name}`, found)
  return found
}

/** What a page names: itself, the boot that paints its first prices, and the program with its styles. */
function loadOf(file) {
  const html = read(file)
  const boot = [...html.matchAll(/<script[^>]*src="(\/assets\/boot-[^"]+)"/g)].map(([, src]) => src)
  const facts = /<script type="application\/json" id="kit-page">([^<]*)</.exec(html)?.[1]
  if (!facts) throw new Error(`${file} names no program. Build the site again.`)
  const { entry, sheets } = JSON.parse(facts)
  return { first: [file, ...boot], program: [...withImports(entry)], sheets }
}

const landing = loadOf('index.html')
const eventPage = 'pages/events-eventTypeId-eventId.html'
/** A site without the exchange has no such page. */
const event = existsSync(inDist(eventPage)) ? loadOf(eventPage) : undefined

/** Never loaded by a player (the x-ray), or one of them at most (the texts of another language). */
const isApart = (file) => /\/(?:Xray|(?:\w+\.)?hi)-/.test(file)

const everyStyle = [path.resolve('dist/assets/*.css'), `!${path.resolve('dist/assets/Xray*.css')}`]

/** What a package may cost a site, kB compressed, early and late together. */
const packageLimits = {
  '@kit/betting': 87.5,
  '@kit/wallet': 46,
  '@kit/shell': 41,
  '@kit/sdk': 41,
  '@kit/sdk/fair': 6,
  '@kit/ui': 28,
  '@kit/shell/information': 21,
  '@kit/history': 11,
  '@kit/staff': 20,
  '@kit/account': 38,
  '@kit/account/care': 8,
  '@kit/casino': 22,
  '@kit/shell/notices': 4,
  '@kit/shell/outside': 3,
  '@kit/tokens': 3,
  libraries: 302,
}
/** A feature that is not named above. */
const anyFeature = 40

/** kB of the site's scripts by the package that they come from, each with its share of the compressed files it is in. */
export function sizesByPackage() {
  const sums = {}
  for (const [file, byPackage] of Object.entries(JSON.parse(read('.sizes.json')))) {
    if (isApart(file)) continue
    const compressed = gzipSync(readFileSync(inDist(file)), { level: 9 }).length / 1_000
    const all = Object.values(byPackage).reduce((sum, one) => sum + one, 0)
    for (const [name, characters] of Object.entries(byPackage)) {
      const owner = name.startsWith('@kit/') || name === 'site' ? name : 'libraries'
      sums[owner] = (sums[owner] ?? 0) + (compressed * characters) / all
    }
  }
  return sums
}

const { kit = {} } = JSON.parse(readFileSync('package.json', 'utf8'))
const tooMuch = []
for (const [name, kB] of Object.entries(sizesByPackage())) {
  const limit = kit.budgets?.packages?.[name] ?? packageLimits[name] ?? anyFeature
  console.log(`${kB.toFixed(1).padStart(7)} of ${limit} kB  ${name}`)
  if (kB > limit)
    tooMuch.push(`${name} costs this site ${kB.toFixed(1)} kB of scripts, more than its ${limit} kB.`)
}
if (tooMuch.length > 0)
  throw new Error(`${tooMuch.join(' ')} Load less of it, or argue a new budget in docs/decisions.`)

/** The files that a page names until its lists stand: page, boot, one answer, and the program with its styles. */
const mostRequests = 14
for (const [name, { first, program, sheets }] of Object.entries({ landing, ...(event && { event }) })) {
  const requests = first.length + 1 + program.length + sheets.length
  if (requests > mostRequests)
    throw new Error(
      `The ${name} page needs ${requests} requests until its prices stand, more than ${mostRequests}.`,
    )
}

const parts = {
  /** What stands between a visitor and the first prices, but for the operator's answer. */
  landingFirst: { name: 'Landing page and its boot', path: landing.first.map(inDist), limit: '40 kB' },
  ...(event && {
    eventFirst: { name: 'Event page and its boot', path: event.first.map(inDist), limit: '65 kB' },
  }),
  /** What React needs to take a page over: the entry and everything it imports statically. */
  program: { name: 'JavaScript of the program', path: landing.program.map(inDist), limit: '172.2 kB' },
  programStyles: { name: 'Styles of the program', path: landing.sheets.map(inDist), limit: '9 kB' },
  /** With what comes late or never: dialogs, the brand's pictures, pages for when something is wrong. */
  allStyles: { name: 'All styles', path: everyStyle, limit: '47 kB' },
}

for (const part of Object.keys(kit.budgets ?? {}))
  if (!(part in parts) && part !== 'packages')
    throw new Error(
      `package.json has a budget for "${part}". There are: ${Object.keys(parts).join(', ')}, packages.`,
    )

export default Object.entries(parts).map(([part, { name, path: files, limit }]) => ({
  name,
  path: files,
  gzip: true,
  limit: kit.budgets?.[part] ?? limit,
}))
