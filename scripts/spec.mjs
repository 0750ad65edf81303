// Lists the numbered requirements of docs/spec/requirements.csv that tests name, and the flags that tests cover.
//   npm run spec                         a line per area, then the total
//   npm run spec -- --missing [AREAS]    requirements that no test names; AREAS: BET,STAKE
//   npm run spec -- --elsewhere [AREAS]  named, but neither in the package that implements them, nor in a flow or a site
//   npm run spec -- --below [AREAS]      visible to a player, brand or staff member, but not proven on a screen
//   npm run spec -- --below-flows [AREAS]  the same, and those that no flow or test of a site proves
//   npm run spec -- --unknown            ids that a test names and the register does not have (exits 1 if there are any)
//   npm run spec -- --flags [all]        flags of built features that no test covers both on and off; `all`: every flag
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './bootstrap.mjs'
import { flagsSeen } from './spec/flagsSeen.mjs'
import { readCsv } from './spec/readCsv.mjs'

const register = (name) => readCsv(readFileSync(path.join(root, 'docs/spec', name), 'utf8'))
const requirements = new Map(register('requirements.csv').map((row) => [row.id, row]))
const areas = [...new Set([...requirements.values()].map(({ area }) => area))]

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
const isTest = (file) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(file)
const textOf = (file) => readFileSync(path.join(root, file), 'utf8')
/** Removes comments: an id in a comment proves nothing. */
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

const files = tracked.filter(isTest)
const pattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{3}\\b`, 'g')
const named = new Map()
for (const file of files) {
  for (const id of withoutComments(textOf(file)).match(pattern) ?? []) {
    named.set(id, (named.get(id) ?? new Set()).add(file))
  }
}

/** Returns true if a requirement may be proven in this file: in its own package, a flow, or a site. */
const isAtHome = ({ package: owner }, file) =>
  /^(e2e|sites)\//.test(file) ||
  !owner.startsWith('@kit/') ||
  file.startsWith(`packages/${owner.replace('@kit/', '')}/`)

/** Kinds of requirements about what a player, brand or staff member sees. */
const seenKinds = new Set(['ui', 'flow', 'route', 'error', 'const'])
/** A flow or a test of a site: it runs the configuration that ships. */
const isOfSite = (file) => /^(e2e|sites)\//.test(file)
/** Returns true for a flow, a test of a site, or a browser test that renders the screens of a feature. */
const isOnScreen = (file) =>
  isOfSite(file) ||
  (file.endsWith('.browser.test.tsx') &&
    !/^packages\/(ui|tokens)\//.test(file) &&
    /from '\.{1,2}\/[^']*\.tsx'/.test(textOf(file)))

const [mode, only = ''] = process.argv.slice(2)
const wanted = only.split(',').filter(Boolean)
const isWanted = ({ area }) => wanted.length === 0 || wanted.includes(area)
const all = [...requirements.values()].filter(isWanted)
const elsewhere = all.filter(
  (row) => named.has(row.id) && ![...named.get(row.id)].some((file) => isAtHome(row, file)),
)

const visible = all.filter(({ kind }) => seenKinds.has(kind))
const notProvenBy = (isProof) => visible.filter(({ id }) => ![...(named.get(id) ?? [])].some(isProof))
const notOnScreen = notProvenBy(isOnScreen)
const notOfSite = notProvenBy(isOfSite)

if (mode === '--below' || mode === '--below-flows') {
  for (const { id, kind, requirement } of mode === '--below' ? notOnScreen : notOfSite)
    console.log(`${id}\t${kind}\t${requirement}`)
} else if (mode === '--unknown') {
  const unknown = [...named].filter(([id]) => !requirements.has(id))
  for (const [id, where] of unknown) console.log(id, [...where].join(' '))
  process.exit(unknown.length > 0 ? 1 : 0)
} else if (mode === '--missing') {
  for (const { id, requirement } of all) if (!named.has(id)) console.log(`${id}\t${requirement}`)
} else if (mode === '--elsewhere') {
  for (const row of elsewhere) console.log(`${row.id}\t${row.package}\t${[...named.get(row.id)].join(' ')}`)
} else if (mode === '--flags') {
  const read = (list) => list.map((file) => ({ file, text: withoutComments(textOf(file)) }))
  const sources = read(tracked.filter((file) => /^packages\/[^/]+\/src\//.test(file) && !isTest(file)))
  // Stories show values and assert nothing about them.
  const asserting = files.filter((file) => !file.includes('.stories.'))
  const seen = flagsSeen(register('domain-flags.csv'), sources, read(asserting))
  const shown = seen.filter(({ isBuilt, values }) => (isBuilt || only === 'all') && values.size < 2)
  for (const { flag, isBuilt, values } of shown)
    console.log(`${flag}\t${isBuilt ? 'read' : 'not built'}\tseen: ${[...values].join(', ') || 'never'}`)
  const built = seen.filter(({ isBuilt }) => isBuilt)
  const both = built.filter(({ values }) => values.size > 1)
  console.log(
    `${both.length} of ${built.length} flags that a feature reads are tested with two values or more`,
  )
  console.log(`${seen.length - built.length} of ${seen.length} flags are not read by any feature yet`)
} else {
  let total = 0
  for (const area of areas) {
    const ofArea = [...requirements.values()].filter((row) => row.area === area)
    const covered = ofArea.filter(({ id }) => named.has(id)).length
    total += covered
    const count = (rows) => rows.filter((row) => row.area === area).length
    console.log(
      `${area.padEnd(8)} ${String(covered).padStart(4)} / ${String(ofArea.length).padEnd(4)} ` +
        `not on a screen: ${String(count(notOnScreen)).padEnd(3)} not in a flow: ${count(notOfSite)}`,
    )
  }
  if (elsewhere.length > 0)
    console.log(`${elsewhere.length} of them only outside the package that implements them (--elsewhere)`)
  console.log(`Of ${visible.length} that a player, brand or staff member sees:`)
  console.log(
    `${visible.length - notOfSite.length} are proven by a flow or a test of a shipped site (--below-flows lists the others)`,
  )
  console.log(
    `${notOfSite.length - notOnScreen.length} only by a browser test of a feature's screen, without a site's configuration`,
  )
  console.log(`${notOnScreen.length} not proven on a screen (--below)`)
  console.log(`total    ${String(total).padStart(4)} / ${requirements.size} in ${files.length} test files`)
}
