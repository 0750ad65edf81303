import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The package managers that can create a site, and what each runs a script of its by. */
const known = { npm: 'npm run', pnpm: 'pnpm', yarn: 'yarn', bun: 'bun run' } as const

export type PackageManager = keyof typeof known

/** The one that runs this process, as it says of itself in `npm_config_user_agent`; npm by default. */
export function packageManagerOf(agent: string | undefined): PackageManager {
  const [name = ''] = (agent ?? '').split('/')
  return Object.hasOwn(known, name) ? (name as PackageManager) : 'npm'
}

/** How a script is run: `npm start`, `npm test`, `npm run dev`. */
export const runOf = (manager: PackageManager, script: string): string =>
  ['start', 'test'].includes(script) ? `${manager} ${script}` : `${known[manager]} ${script}`

/** Returns true if a folder above has one of these files. */
function isBelow(folder: string, names: readonly string[]): boolean {
  const above = path.dirname(folder)
  if (above === folder) return false
  return names.some((name) => existsSync(path.join(above, name))) || isBelow(above, names)
}

/**
 * The arguments of an install that belongs to the folder alone. Below another project, pnpm would install that project, and
 * Yarn refuses a folder that has no lock file.
 */
export function installArguments(manager: PackageManager, folder: string): string[] {
  if (manager === 'pnpm' && isBelow(folder, ['pnpm-workspace.yaml'])) return ['install', '--ignore-workspace']
  const lock = path.join(folder, 'yarn.lock')
  if (manager === 'yarn' && isBelow(folder, ['yarn.lock', 'package.json']) && !existsSync(lock))
    writeFileSync(lock, '')
  return ['install']
}

/** Installs what the folder's package.json asks for. Resolves with what went wrong, its last words; undefined when it is installed. */
export function install(manager: PackageManager, folder: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(manager, installArguments(manager, folder), {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // A site needs its tools to be built, whatever the machine calls itself.
      env: { ...process.env, NODE_ENV: 'development' },
    })
    let said = ''
    const hear = (text: Buffer) => (said += text.toString())
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code) => resolve(code === 0 ? undefined : reasonIn(said)))
  })
}

/** The line of a package manager's output that says what failed. */
export function reasonIn(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.replace(/^(npm (error|ERR!)|error|\s*ERR_\w+)\s*/i, '').trim())
    .filter(Boolean)
  return (
    lines.find((line) => /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|network|404/i.test(line)) ??
    lines.at(-1) ??
    'it ended without a word'
  )
}
