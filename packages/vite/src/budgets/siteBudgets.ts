import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { anyFeature, mostRequests, packageLimits, partLimits, siteRoom } from './limits.ts'
import { sizesFileOf } from '../sizesByPackage.ts'

type PartName = keyof typeof partLimits

/** Limits in kB, compressed as a server sends them. */
export interface SiteBudgets {
  /** Loaded together by a visitor; by the budget's name. */
  parts: Partial<Record<PartName, { name: string; files: readonly string[]; kB: number; limit: number }>>
  /** Eager and lazy scripts together. */
  packages: readonly { name: string; kB: number; limit: number }[]
  /** Requests until the page's prices are shown. */
  requests: readonly { page: string; count: number; most: number }[]
  /** Names in `kit.budgets` of the site's package.json. */
  unknown: readonly string[]
}

const names: Readonly<Record<PartName, string>> = {
  landingFirst: 'Landing page and its bootstrap script',
  gamesFirst: 'Game list and its bootstrap script',
  eventFirst: 'Event page and its bootstrap script',
  early: 'Early overlay before React',
  program: 'JavaScript of the initial bundle',
  programStyles: 'Styles of the initial bundle',
  allStyles: 'All styles',
}

export const budgetNames = [...Object.keys(names), 'packages', 'room']

const sizeOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1_000

/** Returns true for chunks that no player loads (the x-ray) or at most one of (a brand's translations). */
const isApart = (file: string) => /(?:^|\/)(?:Xray|words\.\w+)-/.test(file)

/** Returns true for the texts of a language, of which a player loads one. */
const isLanguage = (byPackage: Readonly<Record<string, number>>) =>
  Object.keys(byPackage).every((name) => name === '@kit/languages')

type PageFacts = { entry: string; sheets: string[]; earlySheet?: string }

/** Creates a reader of built files by address. */
function readerOf(dist: string) {
  const inDist = (file: string) => path.join(dist, file.replace(/^\//, ''))
  const read = (file: string) => readFileSync(inDist(file), 'utf8')
  function withImports(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found
    found.add(file)
    for (const [, name] of read(file).matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      withImports(`/assets/${name}`, found)
    return found
  }
  /**
   * Returns what a page loads: itself, the bootstrap script for the first prices, and the initial bundle with its
   * styles.
   */
  function loadOf(file: string) {
    const html = read(file)
    const boot = [...html.matchAll(/<script[^>]*src="(\/assets\/boot-[^"]+)"/g)].map(([, src = '']) => src)
    const facts = /<script type="application\/json" id="kit-page">([^<]*)</.exec(html)?.[1]
    if (!facts) throw new Error(`${file} has no initial bundle. Build the site again.`)
    const { entry, sheets, earlySheet } = JSON.parse(facts) as PageFacts
    const early = boot.flatMap((one) => [...read(one).matchAll(/["'`]\.\/(early-[\w.-]+\.js)/g)])
    return {
      first: [file, ...boot],
      early: [...early.map(([, name]) => `/assets/${name}`), ...(earlySheet ? [earlySheet] : [])],
      program: [...withImports(entry)],
      sheets,
    }
  }
  return { inDist, read, loadOf }
}

/** Returns the kB of the site's scripts by package, each with its share of the compressed files. */
function sizesOf(folder: string): Record<string, number> {
  const { inDist } = readerOf(path.join(folder, 'dist'))
  const sums: Record<string, number> = {}
  const files = JSON.parse(readFileSync(sizesFileOf(folder), 'utf8')) as Record<
    string,
    Record<string, number>
  >
  for (const [file, byPackage] of Object.entries(files)) {
    if (isApart(file) || isLanguage(byPackage)) continue
    const compressed = sizeOf(inDist(file))
    const all = Object.values(byPackage).reduce((sum, one) => sum + one, 0)
    for (const [name, characters] of Object.entries(byPackage)) {
      const owner = name.startsWith('@kit/') || name === 'site' ? name : 'libraries'
      sums[owner] = (sums[owner] ?? 0) + (compressed * characters) / all
    }
  }
  return sums
}

const ownBudgets = (folder: string) => {
  const { kit = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    kit?: { budgets?: Record<string, string> & { packages?: Record<string, number>; room?: number } }
  }
  return kit.budgets
}

/** Rounded, because a sum such as 41.5 + 15 is printed. */
const withRoom = (limit: number, room: number) => Math.round((limit + room) * 10) / 10

/**
 * Returns the sizes of the site built in `dist` of a folder, and its budgets: `kit.budgets` of its package.json, else
 * those of the kit's own sites plus room for additions.
 */
export function siteBudgets(folder: string): SiteBudgets {
  const dist = path.join(folder, 'dist')
  const { inDist, read, loadOf } = readerOf(dist)
  const own = ownBudgets(folder)
  const room = own?.room ?? siteRoom
  const landing = loadOf('index.html')
  const eventPage = 'pages/events-eventTypeId-eventId.html'
  /** A site without the exchange has no event page. */
  const event = existsSync(inDist(eventPage)) ? loadOf(eventPage) : undefined
  const gamesPage = 'pages/live-casino.html'
  const isHomeOfGames = read('index.html').includes(' data-lobby="')
  const games = isHomeOfGames ? landing : existsSync(inDist(gamesPage)) ? loadOf(gamesPage) : undefined
  const styles = globSync(path.join(dist, 'assets/*.css')).filter(
    // Has a separate budget, or is never loaded by a player.
    (file) => !/[\\/](?:Xray|early)[^\\/]*$/.test(file),
  )
  const files: Partial<Record<PartName, string[]>> = {
    ...(!isHomeOfGames && { landingFirst: landing.first.map(inDist) }),
    ...(games && { gamesFirst: games.first.map(inDist) }),
    ...(event && { eventFirst: event.first.map(inDist) }),
    ...(landing.early.length > 0 && { early: landing.early.map(inDist) }),
    program: landing.program.map(inDist),
    programStyles: landing.sheets.map(inDist),
    allStyles: styles,
  }
  return {
    parts: Object.fromEntries(
      Object.entries(files).map(([part, places]) => [
        part,
        {
          name: names[part as PartName],
          files: places,
          kB: places.reduce((sum, file) => sum + sizeOf(file), 0),
          limit: Number.parseFloat(own?.[part] ?? String(withRoom(partLimits[part as PartName], room))),
        },
      ]),
    ),
    packages: Object.entries(sizesOf(folder)).map(([name, kB]) => ({
      name,
      kB,
      limit: own?.packages?.[name] ?? withRoom(packageLimits[name] ?? anyFeature, room),
    })),
    requests: Object.entries({ landing, ...(event && { event }) }).map(([page, load]) => ({
      page,
      count: load.first.length + 1 + load.program.length + load.sheets.length,
      most: mostRequests,
    })),
    unknown: Object.keys(own ?? {}).filter((name) => !budgetNames.includes(name)),
  }
}
