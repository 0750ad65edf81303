import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap.mjs'
import { fingerprint } from '../fingerprint.ts'
import { stamp } from '../stamp.ts'
import { inBuildOrder, sites, workspaces } from '../workspaces.ts'

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
  const folder = path.join(root, brand ? `.kit/sites/${site}-${brand}` : `sites/${site}/dist`)
  const built = stamp(`site ${site} ${brand ?? ''}`)
  const sources = fingerprint(sourcesOf(site))
  if (built.holds(sources) && existsSync(path.join(folder, 'index.html'))) return folder
  console.log(`Building the site ${site} ${brand ? `as ${brand} ` : ''}...`)
  const args = ['--conditions=@kit/source', '--disable-warning=ExperimentalWarning', 'scripts/site.ts', site]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...args, '--out', folder, ...(brand ? ['--brand', brand] : [])],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`The site ${site} could not be built:\n${stdout}${stderr}`)
  built.write(sources)
  return folder
}
