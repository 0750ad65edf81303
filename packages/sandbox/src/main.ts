#!/usr/bin/env node
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { placeOf } from './operator/database/openPostgres.ts'
import { findData } from './feed/findData.ts'
import { freePort } from './freePort.ts'
import type { CasinoProvider } from './games/casino/wallet/casinoProvider.ts'
import type { ServedSite } from './operator/http/site.ts'
import type { RunningSandbox } from './sandboxOptions.ts'
import { startSandbox } from './startSandbox.ts'

// Command line of the operator. Each option has an environment variable; the option wins.

const host = '127.0.0.1'
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

function numberOf(text: string, name: string, isAllowed: (value: number) => boolean, form: string): number {
  const value = Number(text)
  if (text.trim() === '' || !isAllowed(value)) throw new Error(`${name} must be ${form}, not '${text}'.`)
  return value
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  if (origin === 'null' || origin !== text.replace(/\/$/, ''))
    throw new Error(`--cors must be origins like http://localhost:5173, separated by commas, not '${text}'.`)
  return origin
}

function consoleOf(text: string, isPort: (value: number) => boolean): 'here' | 'off' | { port: number } {
  if (text === 'here' || text === 'off') return text
  return { port: numberOf(text, '--console', isPort, `'here', 'off' or a port of its own`) }
}

/** Folders of built sites, separated by commas, each of a host: `b2c.localhost=folder`. The first needs no host. */
function sitesOf(text: string): ServedSite[] {
  const sites = text
    .split(',')
    .filter(Boolean)
    .map((entry): ServedSite => {
      const [, host, folder] = /^(?:([\w.-]+)=)?(.+)$/.exec(entry) ?? []
      if (folder === undefined) throw new Error(`--site must be a folder or host=folder, not '${entry}'.`)
      return { host: host?.toLowerCase(), folder: resolve(folder) }
    })
  const hosts = sites.map(({ host }) => host)
  if (hosts.includes(undefined, 1)) throw new Error('--site has a second site without a host.')
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index)
  if (twice !== undefined) throw new Error(`--site names ${twice} twice.`)
  return sites
}

/** Each database has its own folder for pictures and seeded secrets. */
function stateFolderOf(databaseUrl: string): string {
  if (databaseUrl === '') return '.kit/sandbox'
  const name = URL.canParse(databaseUrl) ? new URL(databaseUrl).pathname.replaceAll(/\W+/g, '') : ''
  return `.kit/postgres-${name}`
}

const casinoProviders = z.array(
  z.strictObject({ name: z.string(), key: z.string(), address: z.string(), mostPays: z.int() }),
)

/** JSON, from the environment alone: options of a process can be read by others on the machine, and each has a key. */
function providersOf(text: string): CasinoProvider[] {
  try {
    return casinoProviders.parse(JSON.parse(text))
  } catch {
    throw new Error('KIT_CASINO_PROVIDERS must be a list of {"name", "key", "address", "mostPays"} in JSON.')
  }
}

function readOptions() {
  const { env } = process
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: env['PORT'] ?? '4000' },
      database: { type: 'string', default: env['DATABASE_URL'] ?? '' },
      redis: { type: 'string', default: env['REDIS_URL'] ?? '' },
      state: { type: 'string', default: env['KIT_STATE'] ?? '' },
      recordings: { type: 'string', default: env['KIT_RECORDINGS'] ?? '' },
      matches: { type: 'string', default: env['KIT_MATCHES'] ?? '' },
      fixtures: { type: 'string', default: env['KIT_FIXTURES'] ?? '' },
      speed: { type: 'string', default: env['KIT_REPLAY_SPEED'] ?? '1' },
      seed: { type: 'string', default: env['KIT_SEED'] ?? '1' },
      site: { type: 'string', default: env['KIT_SITE'] ?? '' },
      tls: { type: 'boolean', default: env['KIT_TLS'] === '1' },
      faults: { type: 'boolean', default: env['KIT_FAULTS'] === '1' },
      cors: { type: 'string', default: env['KIT_CORS'] ?? '' },
      console: { type: 'string', default: env['KIT_CONSOLE'] ?? 'here' },
      'trusted-proxies': { type: 'string', default: env['KIT_TRUSTED_PROXIES'] ?? '' },
      'public-url': { type: 'string', default: env['KIT_PUBLIC_URL'] ?? '' },
      'live-tv': { type: 'string', default: env['KIT_LIVE_TV'] ?? '' },
      log: { type: 'string', default: env['KIT_LOG'] ?? 'error' },
    },
  })
  const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value < 65_536
  if (!(values.log in pino.levels.values) && values.log !== 'silent')
    throw new Error(
      `--log must be one of silent, ${Object.keys(pino.levels.values).join(', ')}, not '${values.log}'.`,
    )
  return {
    port: numberOf(values.port, '--port', isPort, 'a port from 0 to 65535'),
    databaseUrl: values.database || undefined,
    redisUrl: values.redis || undefined,
    stateFolder: values.state || stateFolderOf(values.database),
    ...findData(values),
    speed: numberOf(
      values.speed,
      '--speed',
      (value) => value >= 0.001 && value <= 10_000,
      'from 0.001 to 10000',
    ),
    seed: numberOf(values.seed, '--seed', Number.isSafeInteger, 'a whole number'),
    tls: values.tls,
    faults: values.faults,
    console: consoleOf(values.console, isPort),
    cors: values.cors.split(',').filter(Boolean).map(originOf),
    trustedProxies: values['trusted-proxies'].split(',').filter((entry) => entry !== ''),
    sites: sitesOf(values.site),
    publicUrl: values['public-url'] || undefined,
    liveTv: values['live-tv'] || undefined,
    casinoProviders: providersOf(env['KIT_CASINO_PROVIDERS'] ?? '[]'),
    log: pino({ level: values.log }, pino.destination(2)),
  }
}

/** A development server's pages may open the socket, under both names of this machine. */
function originsOf(publicUrl: string | undefined): string[] {
  if (publicUrl === undefined) return []
  if (!URL.canParse(publicUrl)) throw new Error(`--public-url must be an address, not '${publicUrl}'.`)
  const { origin, protocol, port } = new URL(publicUrl)
  return [origin, `${protocol}//${host}:${port}`]
}

/** Secrets are printed once, when they are made: output is kept in logs. */
function secretLines({ accounts, isSeeded }: RunningSandbox, folder: string): (string | false | undefined)[] {
  const player = accounts.find(({ userType }) => userType === 'user')
  if (!isSeeded) return [`  Log in      with Demo Login, or as an account of ${folder}/accounts.json`]
  return [
    player && `  Log in      ${player.userName} / ${player.password}, or with Demo Login`,
    ...accountLines(accounts),
  ]
}

function accountLines(accounts: RunningSandbox['accounts']): string[] {
  const width = Math.max(0, ...accounts.map(({ userName }) => userName.length))
  return accounts
    .filter(({ userType }) => userType !== 'user')
    .map(({ userName, password, transactionCode }, index) => {
      const label = index === 0 ? 'Staff     ' : '          '
      return `  ${label}  ${userName.padEnd(width)} / ${password} / ${transactionCode ?? ''}`
    })
}

/** The sites with a host of their own, one below the other. */
function siteLines(sites: readonly ServedSite[], url: string): string[] {
  const hosts = sites.flatMap(({ host }) => host ?? [])
  return hosts.map((host, index) => {
    const address = new URL(url)
    address.hostname = host
    return `  ${index === 0 ? 'Sites     ' : '          '}  ${address.origin}`
  })
}

function welcome(
  sandbox: RunningSandbox,
  publicUrl: string | undefined,
  {
    stateFolder,
    databaseUrl,
    sites,
  }: { stateFolder: string; databaseUrl: string | undefined; sites: readonly ServedSite[] },
) {
  const { feed, interruptedOrders } = sandbox
  const url = publicUrl ?? sandbox.url
  const consoleUrl = sandbox.consoleUrl?.replace(sandbox.url, url)
  const place = relative(process.cwd(), stateFolder) || stateFolder
  const begin = process.env['KIT_BEGIN_ANEW'] ?? 'delete that folder'
  const anew = databaseUrl === undefined ? begin : 'drop the database and delete that folder'
  const plural = interruptedOrders === 1 ? 'order was' : 'orders were'
  const shownPlace = place.startsWith('..') ? stateFolder : place
  const lines = [
    `The operator is ready at ${url}`,
    '',
    ...siteLines(sites, url),
    ...secretLines(sandbox, shownPlace),
    consoleUrl !== undefined && `  Console     ${consoleUrl}`,
    consoleUrl !== undefined && `  Contract    ${consoleUrl.replace(/console$/, 'reference')}`,
    `  Feed        ${feed}`,
    databaseUrl !== undefined && `  Database    ${placeOf(databaseUrl)}`,
    `  State       ${shownPlace}; to begin anew: ${anew}`,
    interruptedOrders > 0 &&
      `  Refused     ${interruptedOrders} ${plural} still in the bet delay when the operator last stopped`,
    '  Stop        Ctrl-C',
  ]
  return `\n${lines.filter((line) => typeof line === 'string').join('\n')}\n`
}

async function main(): Promise<void> {
  const { publicUrl, ...options } = readOptions()
  const port = await freePort(options.port, host)
  if (port !== options.port) say(`Port ${options.port} is taken, using ${port} instead.`)
  const sandbox = await startSandbox({
    ...options,
    origins: originsOf(publicUrl),
    port,
    host,
    report: say,
  })

  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // The parent process is gone, so nobody else could stop this one.
  process.on('disconnect', stop)
  // Printed last: its reader may stop the operator at once.
  say(welcome(sandbox, publicUrl, options))
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
