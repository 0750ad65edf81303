import { parseArgs } from 'node:util'
import { nearestWord } from '@kit/tokens/define'

export const usage = `kit check [FLAGS]                    checks the site in this folder and lists its faults
  --site FILE      its configuration; default: site.config.ts
  --origin ORIGIN  the origin of its pages, which the operator must allow; default: the address of the configuration,
                   else http://localhost:5173
  --no-operator    sends no requests to the operator

kit check --operator ORIGIN [FLAGS]  tests an operator against the contract; one of its players places some small bets
  --account NAME   a player with points, with the password in KIT_ACCOUNT_PASSWORD; default: a demo account

kit nginx --host HOST --upstream ADDRESSES [FLAGS]  prints the nginx configuration of the site's build
  --dist FOLDER    the build; default: dist
  --root FOLDER    its path on the server; default: /var/www/HOST
  --upstream LIST  addresses of the operator's processes: 10.0.0.1:4000,10.0.0.2:4000
  --certificate FILE --key FILE  for TLS; without them plain HTTP, for a load balancer that terminates TLS
  --images LIST, --frames LIST   origins of the pictures and frames on pages
  --proxies LIST   load balancers in front: their X-Forwarded-For names the visitor
  --staff-pages    forwards the console and the reference, for a site that only staff can reach
  --brotli         the server has the module ngx_brotli

kit upgrade [VERSION] [FLAGS]        raises all packages of the kit to a version or tag, the latest by default: installs them,
                                     updates the site's files for the release, and checks the site
  --dry-run        prints what it would raise, and changes nothing

kit migrate [FLAGS]                  updates the files of the site in this folder for new releases of the kit
  --dry-run        prints what it would change, and changes nothing`

const options = {
  site: { type: 'string', default: 'site.config.ts' },
  origin: { type: 'string' },
  'no-operator': { type: 'boolean', default: false },
  operator: { type: 'string' },
  account: { type: 'string' },
  host: { type: 'string' },
  upstream: { type: 'string' },
  dist: { type: 'string', default: 'dist' },
  root: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  images: { type: 'string', default: '' },
  frames: { type: 'string', default: '' },
  brotli: { type: 'boolean', default: false },
  proxies: { type: 'string', default: '' },
  'staff-pages': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const originOf = (flag: 'origin' | 'operator', text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new Error(`--${flag} "${text}" is not an origin: give one like https://brand.example.`)
  return url.origin
}

/** Throws a sentence about the first fault. */
export function readCommandLine(args: readonly string[]) {
  const known = Object.keys(options)
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!known.includes(name)) {
      const nearest = nearestWord(name, known)
      throw new Error(
        `${rawName} is not a flag of kit${nearest ? `: did you mean --${nearest}?` : ', --help lists them.'}`,
      )
    }
    if (
      options[name as keyof typeof options].type === 'string' &&
      (value === undefined || value.startsWith('--'))
    )
      throw new Error(`--${name} needs a value after it; see --help.`)
  }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [name = '', another, more] = positionals
  const isKnown = ['check', 'migrate', 'nginx', 'upgrade'].includes(name)
  if (!values.help && (!isKnown || more !== undefined || (another !== undefined && name !== 'upgrade')))
    throw new Error(
      `kit has no command "${positionals.join(' ')}": the commands are kit check, kit migrate, kit nginx and kit upgrade.`,
    )
  return {
    ...values,
    name,
    /** The version that `kit upgrade` installs. */
    target: another ?? 'latest',
    origin: originOf('origin', values.origin),
    operator: originOf('operator', values.operator),
  }
}
