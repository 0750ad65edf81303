import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nearestWord } from '@kit/tokens/define'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { findData } from './feed/findData.ts'
import type { CasinoProvider } from './games/casino/wallet/casinoProvider.ts'
import { buildByParent } from './buildByParent.ts'
import type { ServedSite } from './operator/http/site.ts'

interface Flag {
  /** Placeholder for the flag's value. A flag without one is boolean. */
  takes?: string
  variable?: string
  otherwise?: string
  says: string
}

const flags = {
  port: {
    takes: 'PORT',
    variable: 'PORT',
    otherwise: '4000',
    says: 'where it answers; the next free one where it is taken, except in production',
  },
  host: {
    takes: 'ADDRESS',
    variable: 'KIT_HOST',
    otherwise: '127.0.0.1',
    says: 'the address of this machine where it answers; 0.0.0.0 for all of them, behind a proxy',
  },
  site: {
    takes: 'FOLDERS',
    variable: 'KIT_SITE',
    says: 'built sites that it serves: dist, or b2c.localhost=dist,b2b.localhost=other',
  },
  'sites-on-demand': {
    takes: 'HOSTS',
    variable: 'KIT_SITES_ON_DEMAND',
    says: 'of those sites, the ones that the parent process builds at their first visit',
  },
  cors: {
    takes: 'ORIGINS',
    variable: 'KIT_CORS',
    says: 'origins whose pages may call it, separated by commas',
  },
  'public-url': {
    takes: 'URLS',
    variable: 'KIT_PUBLIC_URL',
    says: 'the addresses that visitors see, with the port of a proxy that has its own, separated by commas',
  },
  state: {
    takes: 'FOLDER',
    variable: 'KIT_STATE',
    says: "its database, pictures and secrets; default: .kit/sandbox; 'memory' keeps nothing",
  },
  database: { takes: 'URL', variable: 'DATABASE_URL', says: 'a PostgreSQL instead of its own database' },
  redis: { takes: 'URL', variable: 'REDIS_URL', says: 'lets several processes be one operator' },
  seed: { takes: 'NUMBER', variable: 'KIT_SEED', otherwise: '1', says: 'of the simulated markets' },
  recordings: { takes: 'FOLDER', variable: 'KIT_RECORDINGS', says: 'recorded exchange streams to play' },
  matches: { takes: 'FOLDER', variable: 'KIT_MATCHES', says: 'matches to play, ball by ball' },
  fixtures: { takes: 'FOLDER', variable: 'KIT_FIXTURES', says: 'seasons of football to play' },
  speed: { takes: 'NUMBER', variable: 'KIT_REPLAY_SPEED', otherwise: '1', says: 'of what is played' },
  console: {
    takes: 'WHERE',
    variable: 'KIT_CONSOLE',
    otherwise: 'here',
    says: "the staff's console: here, off, or a port of its own",
  },
  metrics: {
    takes: 'PORT',
    variable: 'KIT_METRICS',
    says: 'a port for GET /metrics, in the format of Prometheus',
  },
  tls: { variable: 'KIT_TLS', says: 'HTTP/2 with a certificate that browsers warn of' },
  faults: { variable: 'KIT_FAULTS', says: 'lets tests ask for faults' },
  'trusted-proxies': {
    takes: 'ADDRESSES',
    variable: 'KIT_TRUSTED_PROXIES',
    says: "whose word on a caller's address is taken",
  },
  'live-tv': { takes: 'URL', variable: 'KIT_LIVE_TV', says: 'where pictures of markets come from' },
  log: {
    takes: 'LEVEL',
    variable: 'KIT_LOG',
    otherwise: 'error',
    says: 'silent, fatal, error, warn, info, debug or trace',
  },
  help: { says: 'this text' },
} as const satisfies Record<string, Flag>

type Name = keyof typeof flags
const names = Object.keys(flags) as Name[]
const flagOf = (name: Name): Flag => flags[name]

export const usage = [
  'kit-sandbox [FLAGS]    an operator of the contract on this machine, with simulated markets',
  '',
  ...names.map((name) => {
    const { takes = '', variable, otherwise, says } = flagOf(name)
    const more = [otherwise && `default: ${otherwise}`, variable].filter(Boolean).join('; ')
    return `  ${`--${name} ${takes}`.padEnd(28)} ${says}${more && ` (${more})`}`
  }),
].join('\n')

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

/**
 * Returns the path of a folder of pages. Throws if it has none, because the server would answer every visit
 * with nothing.
 */
function builtFolder(named: string): string {
  const folder = resolve(named)
  if (!existsSync(folder))
    throw new Error(`--site ${named}: there is no such folder. Build the site first: npm run build.`)
  if (!statSync(folder).isDirectory())
    throw new Error(`--site ${named} is a file. Give the folder of a built site.`)
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(
      `--site ${named}: there is no index.html in it. Name the folder that the build of a site wrote, usually dist.`,
    )
  return folder
}

/**
 * Parses a comma-separated list of folders of built sites, each with a host: `b2c.localhost=folder`. The
 * first needs no host.
 */
function sitesOf(text: string, onDemand: readonly string[]): ServedSite[] {
  const sites = text
    .split(',')
    .filter(Boolean)
    .map((entry): ServedSite => {
      const [, host, folder] = /^(?:([\w.-]+)=)?(.+)$/.exec(entry) ?? []
      if (folder === undefined) throw new Error(`--site must be a folder or host=folder, not '${entry}'.`)
      const isOnDemand = host !== undefined && onDemand.includes(host)
      return {
        host: host?.toLowerCase(),
        folder: isOnDemand ? resolve(folder) : builtFolder(folder),
        ...(isOnDemand && { prepare: () => buildByParent(host) }),
      }
    })
  const hosts = sites.map(({ host }) => host)
  if (hosts.includes(undefined, 1)) throw new Error('--site has a second site without a host.')
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index)
  if (twice !== undefined) throw new Error(`--site names ${twice} twice.`)
  return sites
}

/** Returns the folder of a database's pictures and seeded secrets. Each database has a separate one. */
function stateFolderOf(databaseUrl: string): string {
  if (databaseUrl === '') return '.kit/sandbox'
  const name = URL.canParse(databaseUrl) ? new URL(databaseUrl).pathname.replaceAll(/\W+/g, '') : ''
  return `.kit/postgres-${name}`
}

function addressOf(text: string): string {
  if (isIP(text) === 0)
    throw new Error(`--host must be an address of this machine like 10.0.0.1, not '${text}'.`)
  return text
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

const casinoProviders = z.array(
  z.strictObject({ name: z.string(), key: z.string(), address: z.string(), mostPays: z.int() }),
)

/**
 * Parses providers from JSON. They contain keys, so they come from the environment only: other users of the
 * machine can read a process's arguments.
 */
function providersOf(text: string): CasinoProvider[] {
  try {
    return casinoProviders.parse(JSON.parse(text))
  } catch {
    throw new Error('KIT_CASINO_PROVIDERS must be a list of {"name", "key", "address", "mostPays"} in JSON.')
  }
}

type Values = { [One in Name]: (typeof flags)[One] extends { takes: string } ? string : boolean }

/**
 * Returns the values of all flags: from the arguments, else from the environment, else the default. Throws if
 * a flag is unknown.
 */
function valuesOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Values {
  const given = names.map((name): [string, string | boolean] => {
    const { takes, variable, otherwise = '' } = flagOf(name)
    const fromEnvironment = variable === undefined ? undefined : env[variable]
    return [name, takes === undefined ? fromEnvironment === '1' : (fromEnvironment ?? otherwise)]
  })
  const values: Record<string, string | boolean> = Object.fromEntries(given)
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      names.map((name) => [name, { type: flagOf(name).takes === undefined ? 'boolean' : 'string' }] as const),
    ),
  })
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Error(
        `kit-sandbox takes flags only, and was given '${token.value}': is it the value of --site?`,
      )
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(flags, name)) {
      const nearest = nearestWord(name, names)
      throw new Error(
        `${rawName} is not a flag of kit-sandbox${nearest ? `: did you mean --${nearest}?` : ', --help lists them.'}`,
      )
    }
    const { takes } = flagOf(name as Name)
    if (takes === undefined && value !== undefined)
      throw new Error(`--${name} takes no value, and was given '${value}'.`)
    if (takes !== undefined && (value === undefined || value.startsWith('--')))
      throw new Error(`--${name} needs a value after it: --${name} ${takes}.`)
    values[name] = value ?? true
  }
  return values as Values
}

/**
 * Parses the command line. Returns the operator's options, or undefined if help is requested. Throws a
 * message about the first error.
 */
export function readCommandLine(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const values = valuesOf(args, env)
  return values.help ? undefined : optionsOf(values, env)
}

function optionsOf(values: Values, env: Readonly<Record<string, string | undefined>>) {
  const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value < 65_536
  if (!(values.log in pino.levels.values) && values.log !== 'silent')
    throw new Error(
      `--log must be one of silent, ${Object.keys(pino.levels.values).join(', ')}, not '${values.log}'.`,
    )
  return {
    port: numberOf(values.port, '--port', isPort, 'a port from 0 to 65535'),
    host: addressOf(values.host),
    // In production, a proxy connects to a fixed port.
    isPortFixed: env['NODE_ENV'] === 'production',
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
    metricsPort:
      values.metrics === ''
        ? undefined
        : numberOf(values.metrics, '--metrics', isPort, 'a port from 0 to 65535'),
    console: consoleOf(values.console, isPort),
    // Its links log a visitor in without a password.
    scenes: env['NODE_ENV'] !== 'production' && values.console !== 'off' && isLoopback(values.host),
    cors: values.cors.split(',').filter(Boolean).map(originOf),
    trustedProxies: values['trusted-proxies'].split(',').filter((entry) => entry !== ''),
    sites: sitesOf(values.site, values['sites-on-demand'].split(',').filter(Boolean)),
    publicUrls: values['public-url'].split(',').filter(Boolean),
    liveTv: values['live-tv'] || undefined,
    casinoProviders: providersOf(env['KIT_CASINO_PROVIDERS'] ?? '[]'),
    log: pino({ level: values.log }, pino.destination(2)),
  }
}
