import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')
/** The last commit whose pages wait for React. */
const commit = '95b83d9195'

/** Links the packages installed in this folder. The project's own packages are those of the older sources. */
async function linkPackages(sources) {
  const installed = path.join(root, 'node_modules')
  const folder = path.join(sources, 'node_modules')
  await mkdir(path.join(folder, '@kit'), { recursive: true })
  for (const name of await readdir(installed))
    if (name !== '@kit' && !name.startsWith('.'))
      await symlink(path.join(installed, name), path.join(folder, name))
  for (const name of await readdir(path.join(sources, 'packages')))
    await symlink(path.join(sources, 'packages', name), path.join(folder, '@kit', name))
}

function succeed(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    maxBuffer: 2 ** 30,
    ...options,
  })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr ?? ''}`)
  return stdout
}

/**
 * Built once and cached, or the built site in KIT_BENCH_BEFORE, served by this commit's operator. Undefined
 * if the history does not contain the commit.
 */
export async function siteBefore() {
  const named = process.env.KIT_BENCH_BEFORE
  if (named) {
    if (!existsSync(path.join(named, 'index.html')))
      throw new Error(`KIT_BENCH_BEFORE: ${named} holds no built site.`)
    return { site: path.resolve(named) }
  }
  const sources = path.join(root, '.kit/bench-before', commit)
  const before = { sources, site: path.join(sources, 'sites/b2c/dist') }
  if (existsSync(path.join(before.site, 'index.html'))) return before
  const isKnown = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0
  if (!isKnown) return undefined
  console.log(`Building the site of ${commit}, once ...`)
  const beginning = `${sources}.begun`
  await rm(beginning, { recursive: true, force: true })
  await rm(sources, { recursive: true, force: true })
  await mkdir(beginning, { recursive: true })
  const input = succeed('git', ['archive', '--format=tar', commit])
  succeed('tar', ['-x', '-C', beginning], { input })
  await rename(beginning, sources)
  await linkPackages(sources)
  const env = { ...process.env, NODE_ENV: 'production' }
  succeed(process.execPath, ['--conditions=@kit/source', 'scripts/site.ts', 'b2c'], { cwd: sources, env })
  return before
}
