import { spawn } from 'node:child_process'

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

/** Installs what the folder's package.json asks for. Resolves with what went wrong, its last words; undefined when it is installed. */
export function install(manager: PackageManager, folder: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(manager, ['install'], {
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
