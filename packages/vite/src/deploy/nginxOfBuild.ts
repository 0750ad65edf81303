import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nginxConfiguration } from './nginx.ts'

export interface NginxFlags {
  host?: string | undefined
  upstream?: string | undefined
  dist: string
  root?: string | undefined
  certificate?: string | undefined
  key?: string | undefined
  images: string
  frames: string
  brotli: boolean
  proxies: string
  'staff-pages': boolean
}

const listed = (text = ''): string[] => text.split(',').filter(Boolean)

/** Values become part of a server's configuration, so characters that could end a directive are refused. */
function checked(flag: string, value: string, form: RegExp, example: string): string {
  if (!form.test(value)) throw new Error(`--${flag} "${value}" is not valid: give one like ${example}.`)
  return value
}
const hostForm = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i
const addressForm = /^[\w.-]+:\d{1,5}$/
const pathForm = /^\/[\w./-]*$/
const networkForm = /^[\da-f.:]+(?:\/\d{1,3})?$/i
const originForm = /^https?:\/\/[\w.*-]+(?::\d{1,5})?$/

/**
 * Returns the nginx configuration of the build in a site's folder. Throws a sentence about a flag or a missing build.
 */
export function nginxOfBuild(folder: string, flags: NginxFlags): string {
  const { certificate, key } = flags
  if (!flags.host) throw new Error('Name the host of the site: kit nginx --host brand.example --upstream ...')
  const host = checked('host', flags.host, hostForm, 'brand.example')
  const operators = listed(flags.upstream)
  if (operators.length === 0)
    throw new Error(
      'Name where the operator listens: --upstream 127.0.0.1:4000. Several are separated by commas.',
    )
  for (const one of operators) checked('upstream', one, addressForm, '10.0.0.1:4000')
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('--certificate and --key go together: give both, or neither for plain HTTP.')
  const file = path.resolve(folder, flags.dist, 'pages.json')
  if (!existsSync(file))
    throw new Error(`There is no ${file}: build the site first, or name its folder with --dist.`)
  const absolute = (flag: string, value: string) => checked(flag, value, pathForm, '/srv/brand')
  const origins = (flag: 'images' | 'frames') =>
    listed(flags[flag]).map((one) => checked(flag, one, originForm, 'https://cdn.example'))
  return nginxConfiguration({
    pages: readFileSync(file, 'utf8'),
    root: absolute('root', flags.root ?? `/var/www/${host}`),
    host,
    operators,
    images: origins('images'),
    frames: origins('frames'),
    hasBrotli: flags.brotli,
    proxies: listed(flags.proxies).map((one) => checked('proxies', one, networkForm, '10.0.0.0/8')),
    hasStaffPages: flags['staff-pages'],
    ...(certificate !== undefined &&
      key !== undefined && {
        certificate: { certificate: absolute('certificate', certificate), key: absolute('key', key) },
      }),
  })
}
