import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { installArguments } from '../../packages/create-site/src/packageManager.ts'
import { nodeFault } from '../../packages/create-site/src/nodeVersion.ts'
import { root } from '../workspaces.ts'
import { buildAndPack } from './buildAndPack.ts'
import { packagesFolder, portOf, shownFrom, takeFlag, takeOption, typedIn } from './commandLine.ts'
import { tarballsOf } from './packPackages.ts'
import { createProgress, StepFailed, type Progress } from './progress.ts'
import { registryPort, startRegistry } from './registry.ts'
import { publishedScope } from './scope.ts'
import { folderOutside } from './folderOutside.ts'

const run = promisify(execFile)
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const shell = process.platform === 'win32'

/**
 * Returns the environment of a person outside the clone: their Node, without the clone's tools and npm's script
 * variables.
 */
export function outsideEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) =>
      !/^(?:npm_(?:package|lifecycle|command|execpath|config_local_prefix)|INIT_CWD$|NODE_OPTIONS$|NODE_ENV$|KIT_)/i.test(
        name,
      ),
  )
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((entry) => !entry.startsWith(root))
  return {
    ...Object.fromEntries(kept),
    PATH: [path.dirname(process.execPath), ...folders].join(path.delimiter),
  }
}

/** Outside this clone; undefined if a site runs on it. */
async function faultOfOwnNode(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folders = (env['PATH'] ?? '').split(path.delimiter).slice(1)
  const own = await run('node', ['--version'], { env: { ...env, PATH: folders.join(path.delimiter) } }).catch(
    () => undefined,
  )
  return own && nodeFault(own.stdout.trim().replace(/^v/, ''))
}

/**
 * Requests a package that every site needs from the registry of the machine's own npm. Returns the registry's fault.
 */
async function faultOfRegistry(cwd: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const args = ['view', 'react', 'name', '--fetch-retries=0', '--fetch-timeout=10000', '--prefer-online']
  return run(npm, args, { cwd, env, shell, timeout: 20_000 }).then(
    () => undefined,
    ({ stderr = '', killed }: { stderr?: string; killed?: boolean }) =>
      killed ? 'it did not answer in 20 s' : (/npm error code (\S+)/.exec(stderr)?.[1] ?? 'it failed'),
  )
}

function runShown(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(npm, args, { cwd, env, shell, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

interface Asked {
  folder: string
  /** Flags of `npm create @kit/site`. */
  flags: string[]
  port: number
  /** True if third-party packages come from this clone, without a registry. */
  isOffline: boolean
}

function read(args: readonly string[]): Asked {
  const rest = [...args]
  const port = portOf(takeOption(rest, 'port'), registryPort)
  const isOffline = takeFlag(rest, 'offline')
  const [word, ...flags] = rest
  if (word === undefined || word.startsWith('-'))
    throw new StepFailed(
      'Name the folder of the new site, outside this clone.',
      'npm run outside -- ../harbour --name "Blue Harbour" --accent \'#1b6fae\' --yes',
    )
  return { folder: folderOutside(path.resolve(typedIn(), word)), flags, port, isOffline }
}

/**
 * Runs `npm create` in the folder's parent. It uses a separate cache, because npm would keep an earlier build of the
 * same version.
 */
async function createSite({ folder, flags }: Asked, scope: string, origin: string): Promise<void> {
  const cache = mkdtempSync(path.join(tmpdir(), 'kit-create-cache-'))
  const env = {
    ...outsideEnvironment(),
    npm_config_cache: cache,
    [`npm_config_${scope}:registry`]: `${origin}/`,
    npm_config_update_notifier: 'false',
  }
  const isAnswered = flags.includes('--yes') || !process.stdin.isTTY
  const answers = isAnswered && !flags.includes('--yes') ? [...flags, '--yes'] : flags
  try {
    const own = [shell ? `"${folder}"` : folder, '--registry', origin, '--no-install', '--quiet']
    const args = ['create', '--yes', `${scope}/site`, '--', ...own, ...answers]
    if ((await runShown(args, tmpdir(), env)) !== 0)
      throw new StepFailed(
        'The site was not created; the line above says why.',
        'run the same command again.',
      )
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

async function installSite(
  { folder, isOffline }: Asked,
  origin: string,
  { say }: Progress,
): Promise<boolean> {
  const env = outsideEnvironment()
  const fault = isOffline ? '--offline' : await faultOfRegistry(folder, env)
  const fromClone = fault !== undefined
  if (fromClone)
    say(
      `Third-party packages come from this clone, not from your registry (${fault}). No package-lock.json is written.`,
    )
  const asked = fromClone ? [`--registry=${origin}/`, '--no-package-lock'] : ['--fetch-retries=1']
  const args = [...installArguments('npm', folder), ...asked]
  if ((await runShown([...args, '--no-audit', '--no-fund', '--loglevel=error'], folder, env)) !== 0)
    throw new StepFailed(
      'The packages could not be installed; npm says why above. The files of the site stay.',
      fromClone
        ? 'delete the folder and run the same command again.'
        : 'delete the folder and run the same command with --offline, which uses only the registry of this clone.',
    )
  return fromClone
}

/** `npm run outside -- FOLDER`: creates a site outside this clone from its packages, as a team would install them. */
export async function createOutside(args: string[]): Promise<void> {
  const asked = read(args)
  const progress = createProgress()
  const packed = await buildAndPack(packagesFolder, progress)
  const registry = await progress.step('registry', () =>
    startRegistry(tarballsOf(packagesFolder, packed), asked.port),
  )
  progress.say(`${packed.scope} is at ${registry.origin}`)
  let fromClone = false
  try {
    await progress.step('create', () => createSite(asked, packed.scope, registry.origin))
    fromClone = await progress.step('install', () => installSite(asked, registry.origin, progress))
  } finally {
    registry.close()
  }
  const again = [
    ...(packed.scope === publishedScope({}) ? [] : [`KIT_SCOPE=${packed.scope}`]),
    'npm run registry',
    ...(asked.port === registryPort ? [] : [`-- --port ${asked.port}`]),
  ].join(' ')
  const shown = shownFrom(typedIn(), asked.folder)
  const nodeSentence = await faultOfOwnNode(outsideEnvironment())
  console.log(`
The site is in ${shown}. Next:

  cd ${/\s/.test(shown) ? `"${shown}"` : shown}
  npm start        builds the site and serves it with a sandbox operator: it says where
  npm test         the same, and looks at the first screen

The registry has ended. Run \`${again}\` in this clone before you install packages in the site again${fromClone ? ', and `npm install` there once your registry answers' : ''}.`)
  if (nodeSentence) console.log(`\nBefore npm start: ${nodeSentence}`)
  console.log(`\nTimes: ${[...progress.times].map(([name, time]) => `${name} ${time}`).join(', ')}.`)
}
