import { parseArgs } from 'node:util'
import { nearestWord } from '@kit/tokens/define'

export const usage = `kit check [FLAGS]                    what is wrong with the site in this folder
  --site FILE      its configuration; default: site.config.ts
  --origin ORIGIN  where its pages are, for the operator to allow; default: the address of the configuration,
                   else http://localhost:5173
  --no-operator    asks no operator

kit check --operator ORIGIN [FLAGS]  how an operator keeps the contract; a player of it places some small bets
  --account NAME   a player with points, with the password in KIT_ACCOUNT_PASSWORD; default: a demo account

kit nginx --host HOST --upstream ADDRESSES [FLAGS]  prints the nginx configuration of the site's build
  --dist FOLDER    the build; default: dist
  --root FOLDER    where the server has it; default: /var/www/HOST
  --upstream LIST  where the operator's processes listen: 10.0.0.1:4000,10.0.0.2:4000
  --certificate FILE --key FILE  of TLS; without them plain HTTP, for a load balancer that ends TLS
  --images LIST, --frames LIST   origins that pages show pictures and frames of
  --proxies LIST   load balancers in front: their X-Forwarded-For names the visitor
  --staff-pages    passes the console and the reference on, for a site that only staff can reach
  --brotli         the server has the module ngx_brotli

kit upgrade [VERSION] [FLAGS]        raises all packages of the kit to a version or tag, the latest by default: installs them,
                                     changes the site's files as the release asks, and checks the site
  --dry-run        says what it would raise, and changes nothing

kit migrate [FLAGS]                  changes the files of the site in this folder as new releases of the kit ask
  --dry-run        says what it would change, and changes nothing`

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
    throw new Error(`--${flag} "${text}" is no origin: give one like https://brand.example.`)
  return url.origin
}

/** Reads a command line. Throws a sentence about its first fault. */
export function readCommandLine(args: readonly string[]) {
  const known = Object.keys(options)
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!known.includes(name)) {
      const nearest = nearestWord(name, known)
      throw new Error(
        `${rawName} is no flag of kit${nearest ? `: did you mean --${nearest}?` : ', --help lists them.'}`,
      )
    }
    if (
      options[name as keyof typeof options].type === 'string' &&
      (value === undefined || value.startsWith('--'))
    )
      throw new Error(`--${name} wants a value after it; --help says which.`)
  }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [name = '', another, more] = positionals
  const isKnown = ['check', 'migrate', 'nginx', 'upgrade'].includes(name)
  if (!values.help && (!isKnown || more !== undefined || (another !== undefined && name !== 'upgrade')))
    throw new Error(
      `kit knows the commands kit check, kit migrate, kit nginx and kit upgrade, and not "${positionals.join(' ')}".`,
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
