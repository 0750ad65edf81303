import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fingerprint } from '../fingerprint.ts'
import { stamp } from '../stamp.ts'
import { inBuildOrder, root, sites, workspaces } from '../workspaces.ts'

export const brandNames = (): string[] =>
  readdirSync(path.join(root, 'packages/tokens/src/brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Returns the site's sources, with those of its packages and of the build scripts. */
function sourcesOf(site: string): string[] {
  const own = workspaces.filter(({ folder, name }) => folder === `sites/${site}` || name === '@kit/vite')
  return ['package-lock.json', 'scripts/site.ts', ...inBuildOrder(own).map(({ folder }) => folder)]
}

const nodeFlags = ['--conditions=@kit/source', '--disable-warning=ExperimentalWarning']

/**
 * Returns the build of a site, in the brand of its configuration or in the given one. `isCurrent` is true if the
 * folder was built from the current sources. Throws a sentence about a site that does not exist.
 */
export function siteBuild(site: string, brand?: string) {
  if (!sites.includes(site)) throw new Error(`"${site}" is not a site. Sites: ${sites.join(', ')}.`)
  const folder = path.join(root, brand ? `.kit/sites/${site}-${brand}` : `sites/${site}/dist`)
  const built = stamp(`site ${site} ${brand ?? ''}`)
  const sources = fingerprint(sourcesOf(site))
  return {
    name: brand ? `${site} as ${brand}` : site,
    folder,
    isCurrent: built.holds(sources) && existsSync(path.join(folder, 'index.html')),
    args: [...nodeFlags, 'scripts/site.ts', site, '--out', folder, ...(brand ? ['--brand', brand] : [])],
    markBuilt: () => built.write(sources),
  }
}

export type SiteBuild = ReturnType<typeof siteBuild>

const failure = (name: string, words: string) => new Error(`The site ${name} could not be built:\n${words}`)

/** Does nothing if its folder is current. Returns the folder; throws a sentence. */
export function buildSite(site: string, brand?: string): string {
  const { name, folder, isCurrent, args, markBuilt } = siteBuild(site, brand)
  if (isCurrent) return folder
  console.log(`Building the site ${name} ...`)
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw failure(name, `${stdout}${stderr}`)
  markBuilt()
  return folder
}

/** Runs a command, at low priority if `isPatient`. Resolves with exit code and output. */
function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  isPatient: boolean,
  onChild: (child: ChildProcess) => void,
): Promise<{ status: number | null; words: string }> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  onChild(child)
  if (isPatient && child.pid !== undefined)
    os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, words })))
}

/**
 * Builds a site without waiting for its compressed files, so that it can be served sooner. Resolves with `compress`,
 * which writes them. Rejects with a sentence. `onChild` receives each process that this starts.
 */
export async function buildSiteSoon(
  { name, args, markBuilt }: SiteBuild,
  { isPatient, onChild }: { isPatient: boolean; onChild(child: ChildProcess): void },
) {
  const began = performance.now()
  console.log(`Building the site ${name} ...`)
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, words } = await run([...args, '--uncompressed'], env, isPatient, onChild)
  if (status !== 0) throw failure(name, words)
  console.log(`Built the site ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return {
    async compress(): Promise<void> {
      const done = await run([...args, '--compress'], env, true, onChild)
      if (done.status === 0) markBuilt()
    },
  }
}
