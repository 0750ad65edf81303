import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The package managers that can create a site, with the command that runs a script. */
const known = { npm: 'npm run', pnpm: 'pnpm', yarn: 'yarn', bun: 'bun run' } as const

export type PackageManager = keyof typeof known

/** Returns the package manager named by `npm_config_user_agent`. Default: npm. */
export function packageManagerOf(agent: string | undefined): PackageManager {
  const [name = ''] = (agent ?? '').split('/')
  return Object.hasOwn(known, name) ? (name as PackageManager) : 'npm'
}

/** Returns the command that runs a script: `npm start`, `npm test`, `npm run dev`. */
export const runOf = (manager: PackageManager, script: string): string =>
  ['start', 'test'].includes(script) ? `${manager} ${script}` : `${known[manager]} ${script}`

/** The nearest first. `platform` is `path.win32` or `path.posix`. */
export function foldersAbove(folder: string, platform: path.PlatformPath = path): string[] {
  const above = platform.dirname(folder)
  return above === folder ? [] : [above, ...foldersAbove(above, platform)]
}

const nearestWith = (folder: string, names: readonly string[]): string | undefined =>
  foldersAbove(folder).find((above) => names.some((name) => existsSync(path.join(above, name))))

const hasWorkspaces = (folder: string): boolean => {
  try {
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8')
    return Boolean((JSON.parse(manifest) as { workspaces?: unknown }).workspaces)
  } catch {
    return false
  }
}

/** Returns the parent folder whose package manager would treat this folder as a workspace. */
export const workspacesAbove = (folder: string): string | undefined =>
  foldersAbove(folder).find(
    (above) => existsSync(path.join(above, 'pnpm-workspace.yaml')) || hasWorkspaces(above),
  )

export const repositoryAbove = (folder: string): string | undefined =>
  existsSync(path.join(folder, '.git')) ? undefined : nearestWith(folder, ['.git'])

/**
 * Returns the arguments of an install in this folder only. Below another project, npm and pnpm would install that
 * project, and Yarn refuses a folder without a lock file.
 */
export function installArguments(manager: PackageManager, folder: string): string[] {
  if (manager === 'npm' && foldersAbove(folder).some(hasWorkspaces)) return ['install', '--workspaces=false']
  if (manager === 'pnpm' && nearestWith(folder, ['pnpm-workspace.yaml']) !== undefined)
    return ['install', '--ignore-workspace']
  const lock = path.join(folder, 'yarn.lock')
  if (
    manager === 'yarn' &&
    nearestWith(folder, ['yarn.lock', 'package.json']) !== undefined &&
    !existsSync(lock)
  )
    writeFileSync(lock, '')
  return ['install']
}

/**
 * Installs the dependencies of the folder's package.json. Resolves with the output of a failure; undefined on success.
 */
export function install(manager: PackageManager, folder: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(manager, installArguments(manager, folder), {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // A site needs its dev dependencies to be built, whatever the machine's NODE_ENV.
      env: { ...process.env, NODE_ENV: 'development' },
    })
    let said = ''
    const receive = (text: Buffer) => (said += text.toString())
    child.stdout.on('data', receive)
    child.stderr.on('data', receive)
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code) => resolve(code === 0 ? undefined : said))
  })
}
