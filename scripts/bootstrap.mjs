// Entry point of `npm start`, `npm test`, `npm run bench` and the other commands, on whatever Node the machine has:
// installs what is missing and hands over to the Node of the lockfile. Uses built-ins only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const wantedMajor = 24
const stamp = path.join(root, 'node_modules', '.kit-lock')
const kitNode = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function runNpm(args, why) {
  console.log(why)
  const { status } = spawnSync(npm, [...args, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  return status === 0
}

/**
 * Returns the stamp of an installation: the lockfile's hash, and a mark if only the packages of `npm start` are
 * installed.
 */
const stampOf = (hash, isRunOnly) => (isRunOnly ? `${hash} run` : hash)

/**
 * Returns a package of the lockfile whose folder is missing, e.g. after an installation that was cut off. Optional
 * packages are skipped, because they may be for other systems, and those of tests if only the others are needed.
 */
function missingPackage(isRunOnly) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).find(
    ([place, { link, optional, devOptional, dev, peer }]) =>
      place.startsWith('node_modules/') &&
      !link &&
      !optional &&
      !devOptional &&
      !peer &&
      !(isRunOnly && dev) &&
      !existsSync(path.join(root, place, 'package.json')),
  )?.[0]
}

/**
 * Installs packages unless they are installed. `isRunOnly` leaves out those of tests, documentation and Storybook.
 */
function install(isRunOnly) {
  const hash = lockHash()
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
  const isEnough = installed === hash || (isRunOnly && installed === stampOf(hash, true))
  const missing = isEnough ? missingPackage(installed !== hash) : undefined
  if (missing) console.log(`${missing} is missing.`)
  if (isEnough && !missing && existsSync(kitNode)) return
  // Packages that `npm install` or a test installed before are not removed.
  const omits = isRunOnly && (installed?.endsWith(' run') ?? !existsSync(path.dirname(stamp)))
  const began = performance.now()
  // With NODE_ENV=production, npm would leave out the tools for tests.
  const isDone = runNpm(
    ['ci', omits ? '--omit=dev' : '--include=dev', '--prefer-offline'],
    omits
      ? 'Installing the packages that the sites need (about 30 seconds, once) ...'
      : 'Installing the packages of package-lock.json (about a minute, once) ...',
  )
  if (!isDone)
    fail(
      'The packages could not be installed: npm says why above. Check the network connection and the registry (npm config get registry), and run the command again.',
    )
  if (!existsSync(kitNode))
    runNpm(['rebuild', 'node', '--ignore-scripts=false'], `Installing Node ${wantedMajor} ...`)
  writeFileSync(stamp, stampOf(hash, omits))
  console.log(`Installed in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/**
 * Runs `main` on the project's own Node with its tools on the PATH, after installing what is missing. `isRunOnly`
 * installs only what `npm start` needs; other commands install the packages of tests, documentation and Storybook.
 */
export async function handOver(main, { isRunOnly = false } = {}) {
  if (process.env.KIT_HANDED_OVER) return main()
  if (Number(process.versions.node.split('.')[0]) < 20) {
    const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    fail(
      `This needs Node ${engines.node.replace('>=', '')} or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
    )
  }
  install(isRunOnly)
  if (!existsSync(kitNode))
    fail(
      `Node ${wantedMajor} could not be installed into node_modules. Install Node ${wantedMajor} and try again.`,
    )
  // Each tool chooses its own mode: a NODE_ENV of the machine would put React's development build into the site.
  const { NODE_ENV, ...env } = process.env
  const child = spawn(kitNode, process.argv.slice(1), {
    stdio: 'inherit',
    env: {
      ...env,
      // The operator needs it: it refuses faults in production.
      ...(NODE_ENV && { KIT_NODE_ENV: NODE_ENV }),
      KIT_HANDED_OVER: '1',
      PATH:
        path.join(root, 'node_modules/.bin') +
        path.delimiter +
        path.dirname(kitNode) +
        path.delimiter +
        process.env.PATH,
    },
  })
  // Ctrl-C in a terminal also reaches the child; a signal to this process alone does not. Receiving it twice is
  // harmless.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
