// Which numbered requirements of docs/spec/requirements.csv are named by a test.
//   npm run spec                        a line per area, then the total
//   npm run spec -- --missing [AREAS]   every requirement that no test names, e.g. BET,STAKE
//   npm run spec -- --unknown           ids that a test names and the register does not have (exits 1 when there are any)
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './bootstrap.mjs'

/** The first two cells that matter here: `id,area,package,kind,requirement,...` with quotes where a cell has a comma. */
function cellsOf(line) {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  )
}

const register = readFileSync(path.join(root, 'docs/spec/requirements.csv'), 'utf8')
const requirements = new Map(
  register
    .split(/\r?\n/)
    .slice(1)
    .filter(Boolean)
    .map((line) => cellsOf(line))
    .map(([id, area, , , text]) => [id, { area, text }]),
)
const areas = [...new Set([...requirements.values()].map(({ area }) => area))]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(file))
const pattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{3}\\b`, 'g')
const named = new Map()
for (const file of files) {
  for (const id of readFileSync(path.join(root, file), 'utf8').match(pattern) ?? []) {
    named.set(id, (named.get(id) ?? new Set()).add(file))
  }
}

const [mode, only = ''] = process.argv.slice(2)
if (mode === '--unknown') {
  const unknown = [...named].filter(([id]) => !requirements.has(id))
  for (const [id, where] of unknown) console.log(id, [...where].join(' '))
  process.exit(unknown.length > 0 ? 1 : 0)
} else if (mode === '--missing') {
  const wanted = only.split(',').filter(Boolean)
  for (const [id, { area, text }] of requirements) {
    if (!named.has(id) && (wanted.length === 0 || wanted.includes(area))) console.log(`${id}\t${text}`)
  }
} else {
  let total = 0
  for (const area of areas) {
    const all = [...requirements].filter(([, requirement]) => requirement.area === area)
    const covered = all.filter(([id]) => named.has(id)).length
    total += covered
    console.log(`${area.padEnd(8)} ${String(covered).padStart(4)} / ${all.length}`)
  }
  console.log(`total    ${String(total).padStart(4)} / ${requirements.size} in ${files.length} test files`)
}
