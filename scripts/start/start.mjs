import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../bootstrap.mjs'
import { hostOfSite, sites } from '../workspaces.ts'
import { freePort } from './freePort.mjs'
import { brandNames, buildSite, buildSiteSoon, siteBuild } from './siteBuild.ts'
import { createSiteBuilder } from './siteBuilder.ts'
import { prepareStateFolder } from './stateFolder.mjs'

/** The site of every host without a site, and of everything about a single site. */
const firstSite = 'b2c'

const usage = `npm start -- [--fresh] [--port N] [--site NAME] [--brand NAME] [--faults]    the sandbox operator and every site
npm start -- --operator documented [--port N] [--site NAME] [--variations A,B] [--operator-faults A,B] [--fault-share N]
npm run dev -- [--fresh] [--port N] [--site NAME] [--brand NAME] [--faults]  one site with hot reload
--site serves one site at every host: ${sites.join(', ')}; default for dev: ${firstSite}
--brand shows the site (default: ${firstSite}) in another brand: ${brandNames().join(', ')}
--operator documented runs the sites on an operator with only the documented contract: packages/documented-operator
--faults lets the console cause faults; refused if NODE_ENV is production`

/** Time until a process that has not stopped is killed, in ms, so that one Ctrl-C stops everything. */
const patienceMs = 2500

function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        dev: { type: 'boolean' },
        fresh: { type: 'boolean' },
        port: { type: 'string' },
        site: { type: 'string' },
        brand: { type: 'string' },
        faults: { type: 'boolean', default: process.env.KIT_FAULTS === '1' },
        operator: { type: 'string', default: 'sandbox' },
        variations: { type: 'string' },
        'operator-faults': { type: 'string' },
        'fault-share': { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    const asked = values.port ?? process.env.PORT ?? '4000'
    const port = Number(asked)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${asked}" is not a port.`)
    if (values.site !== undefined && !sites.includes(values.site))
      throw new Error(`"${values.site}" is not a site.`)
    if (values.brand !== undefined && !brandNames().includes(values.brand))
      throw new Error(`"${values.brand}" is not a brand.`)
    const isDocumented = values.operator === 'documented'
    if (!isDocumented && values.operator !== 'sandbox')
      throw new Error(`"${values.operator}" is not an operator. Choose sandbox or documented.`)
    if (isDocumented && values.dev) throw new Error('The documented operator serves built sites: npm start.')
    const isInProcess = !process.env.DATABASE_URL
    if (values.fresh && !isInProcess)
      throw new Error('--fresh empties a state folder: with DATABASE_URL, use an empty database.')
    const given = process.env.KIT_STATE ?? (isInProcess ? '.kit/sandbox' : undefined)
    return { ...values, port, isInProcess, isDocumented, stateFolder: given && path.resolve(root, given) }
  } catch (error) {
    console.error(`${error.message}\n${usage}`)
    process.exit(2)
  }
}

/** Starts a child on this Node. A sandbox stops when its channel closes, however this process ended. */
function run(name, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  return { name, child, ended }
}

const nodeFlags = ['--conditions=@kit/source', '--disable-warning=ExperimentalWarning']
const sandboxArgs = [...nodeFlags, 'packages/sandbox/src/main.ts']

/** The bootstrap script moves `NODE_ENV` to `KIT_NODE_ENV`; a process that it started may have set it again. */
const machineMode =
  process.env.NODE_ENV === 'production' ? 'production' : (process.env.KIT_NODE_ENV ?? process.env.NODE_ENV)

/**
 * Returns the sites to serve with their hosts: the first one also answers at every other host. With --site or
 * --brand, a single site is served.
 */
function servedSites({ site, brand }) {
  const isAlone = site !== undefined || brand !== undefined
  const first = site ?? firstSite
  const served = isAlone ? [first] : [first, ...sites.filter((name) => name !== first)]
  return served.map((name) => ({ name, host: hostOfSite(name), build: siteBuild(name, brand) }))
}

function startDocumented(options, port) {
  const args = [
    ['variations', options.variations],
    ['faults', options['operator-faults']],
    ['fault-share', options['fault-share']],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]))
  const KIT_SITE = servedSites(options)
    .map(({ name, host }) => `${host}=${buildSite(name, options.brand)}`)
    .join()
  const main = 'packages/documented-operator/src/main.ts'
  return [run('operator', [...nodeFlags, main, ...args], { PORT: String(port), KIT_SITE })]
}

function startAll(options, port) {
  if (options.isDocumented) return startDocumented(options, port)
  const begin = options.dev ? 'npm run dev -- --fresh' : 'npm start -- --fresh'
  const faults = options.faults ? ['--faults'] : []
  // The machine's NODE_ENV, which the build tools must not see.
  const mode = machineMode ? { NODE_ENV: machineMode } : {}
  const env = {
    ...mode,
    ...(options.stateFolder && { KIT_STATE: options.stateFolder }),
    KIT_RESET_STATE: begin,
  }
  if (!options.dev) {
    const served = servedSites(options)
    const KIT_SITE = served.map(({ host, build }) => `${host}=${build.folder}`).join()
    const unbuilt = served.filter(({ build }) => !build.isCurrent)
    const KIT_SITES_ON_DEMAND = unbuilt.map(({ host }) => host).join()
    const sandboxEnv = { ...env, PORT: String(port), KIT_SITE, KIT_SITES_ON_DEMAND }
    const sandbox = run('sandbox', [...sandboxArgs, ...faults], sandboxEnv)
    const reportBuilt = ({ host, why }) => {
      if (sandbox.child.connected) sandbox.child.send({ builtSite: host, why })
    }
    const builder = createSiteBuilder(unbuilt, reportBuilt, buildSiteSoon)
    sandbox.child.on('message', ({ wantedSite }) => builder.want(wantedSite))
    sandbox.child.on('exit', () => builder.stop())
    return [sandbox]
  }
  const behind = String(options.behind)
  const name = options.site ?? firstSite
  const origin = `http://${name === firstSite ? 'localhost' : hostOfSite(name)}:${port}`
  const site = ['--conditions=@kit/source', 'scripts/site.ts', name, '--serve', String(port)]
  return [
    run('sandbox', [...sandboxArgs, ...faults], { ...env, PORT: behind, KIT_PUBLIC_URL: origin }),
    run('site', [...site, ...(options.brand ? ['--brand', options.brand] : [])], {
      KIT_SANDBOX: `http://127.0.0.1:${behind}`,
    }),
  ]
}

async function prepare(args) {
  const options = readOptions(args)
  if (options.help) {
    console.log(usage)
    process.exit(0)
  }
  try {
    // Reported before anything is built; the operator refuses them too.
    if (options.faults && machineMode === 'production')
      throw new Error('Faults on demand are not for production: start without --faults.')
    if (options.dev && process.env.KIT_TLS === '1')
      throw new Error('The development server uses plain HTTP: KIT_TLS=1 is for npm start.')
    // Only a database inside the process needs exclusive use of its folder.
    if (options.isInProcess && !options.isDocumented) prepareStateFolder(options.stateFolder, options)
    const port = await freePort(options.port)
    if (port !== options.port) console.log(`Port ${options.port} is taken, so the site is on port ${port}.`)
    if (options.dev) options.behind = await freePort(port + 1)
    return { options, port }
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

export async function start(args) {
  const { options, port } = await prepare(args)
  const parts = startAll(options, port)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    for (const { child } of parts) child.kill('SIGTERM')
    setTimeout(() => parts.forEach(({ child }) => child.kill('SIGKILL')), patienceMs).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const codes = await Promise.all(
    parts.map(async ({ name, ended }) => {
      const code = await ended
      if (!isStopping) console.error(`The ${name} stopped (exit code ${code}), so everything stops.`)
      const wasAsked = isStopping
      stop()
      return wasAsked ? 0 : code
    }),
  )
  process.exit(Math.max(...codes))
}
