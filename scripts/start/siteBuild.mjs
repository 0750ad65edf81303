import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap.mjs'
import { inBuildOrder, sites, workspaces } from '../workspaces.ts'

const skipped = new Set(['node_modules', 'dist'])

/** Hashes names, sizes and times of what the site is built from: enough to know whether it must be built again. */
function fingerprint(hash, place) {
  const stat = statSync(path.join(root, place))
  if (!stat.isDirectory()) return void hash.update(`${place} ${stat.size} ${stat.mtimeMs}\n`)
  for (const name of readdirSync(path.join(root, place)).sort()) {
    if (!skipped.has(name)) fingerprint(hash, path.join(place, name))
  }
}

/** Names of the brands a site can wear. */
export const brandNames = () =>
  readdirSync(path.join(root, 'packages/tokens/src/brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The site's folder, those of the packages it stands on, and what builds it. */
function sourcesOf(site) {
  const own = workspaces.filter(({ folder, name }) => folder === `sites/${site}` || name === '@kit/vite')
  return ['package-lock.json', 'scripts/site.ts', ...inBuildOrder(own).map(({ folder }) => folder)]
}

/**
 * Builds a site unless it stands as its sources want it: in the brand of its configuration, or beside that one in the
 * brand that is asked for. Returns the folder; throws with a sentence.
 */
export function buildSite(site, brand) {
  if (!sites.includes(site)) throw new Error(`"${site}" is no site. There are: ${sites.join(', ')}.`)
  const hash = createHash('sha256')
  for (const place of sourcesOf(site)) fingerprint(hash, place)
  const wanted = hash.digest('hex')
  const folder = path.join(root, brand ? `.kit/sites/${site}-${brand}` : `sites/${site}/dist`)
  const stamp = path.join(root, `.kit/site-${site}${brand ? `-${brand}` : ''}.stamp`)
  if (
    existsSync(stamp) &&
    existsSync(path.join(folder, 'index.html')) &&
    readFileSync(stamp, 'utf8') === wanted
  )
    return folder
  console.log(`Building the site ${site} ${brand ? `as ${brand} ` : ''}...`)
  const args = ['--conditions=@kit/source', '--disable-warning=ExperimentalWarning', 'scripts/site.ts', site]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, '--out', folder, ...(brand ? ['--brand', brand] : [])],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`The site ${site} could not be built:\n${stdout}${stderr}`)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return folder
}
