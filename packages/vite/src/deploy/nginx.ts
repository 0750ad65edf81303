import {
  enginePolicy,
  hashedFileAge,
  pageAge,
  pageHeaders,
  pagePolicy,
  secretPath,
  type PageSources,
} from '@kit/sdk/serving'
import * as z from 'zod/mini'
import { operatorPaths } from '../operatorPaths.ts'

const page = z.object({
  file: z.string(),
  styleHashes: z.array(z.string()),
  scriptHashes: z.array(z.string()),
  links: z.array(z.string()),
})
const manifest = z.object({
  pages: z.array(z.extend(page, { path: z.optional(z.string()), pattern: z.optional(z.string()) })),
  notFound: page,
  connect: z.array(z.string()),
})
type Page = z.output<typeof page>

export interface NginxOptions extends Pick<PageSources, 'images' | 'frames'> {
  /** Text of the built site's `pages.json`. */
  pages: string
  /** Path of the built site on the server. */
  root: string
  /** Host without port: `brand.example`. */
  host: string
  /** Addresses of the operator's processes, as the server sees them: `operator-1:4000`. */
  operators: readonly string[]
  /** Paths of the certificate. Without them the server uses plain HTTP, for a load balancer that terminates TLS. */
  certificate?: { certificate: string; key: string } | undefined
  /** Used without a certificate. Default: 80. */
  port?: number | undefined
  /** Addresses or networks of load balancers in front: their `X-Forwarded-For` names the visitor. */
  proxies?: readonly string[] | undefined
  /** Forwards the operator's console and reference, for a site that only staff can reach. Default: false. */
  hasStaffPages?: boolean | undefined
  /** Serves the `.br` files too; requires the module ngx_brotli. */
  hasBrotli?: boolean | undefined
}

/** Paths of staff pages. Players cannot reach them, unless the site is for staff only. */
const staffPaths: ReadonlySet<string> = new Set(['/console', '/reference'])

/**
 * Calls per second of one address. A thousand players may share the address of a mobile network, and the operator
 * limits each login: these limits only stop floods.
 */
const callsPerSecond = 200
const callsAtOnce = 1000
const socketsPerAddress = 1000

const nowhere = '/.nowhere'
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
const escapedForm = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns a path as the key of an nginx map. Plain keys would match case-insensitively. */
function keyOf(address: string): string {
  const form = address
    .split('/')
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escapedForm(part)))
    .join('/')
  return quoted(`~^${form}${address === '/' || address.endsWith('*') ? '' : '/?'}$`)
}

/** Sorts patterns like the site's router: at the first difference, a plain segment comes before a parameter. */
function bySpecificity(one: string, other: string): number {
  const kinds = (address: string) =>
    address.split('/').map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0))
  const [first, second] = [kinds(one), kinds(other)]
  const at = first.findIndex((kind, index) => kind !== second[index])
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0)
}

const map = (source: string, name: string, lines: readonly (readonly [string, string])[]): string =>
  [`map ${source} ${name} {`, ...lines.map(([key, value]) => `    ${key} ${value};`), '}'].join('\n')

/**
 * For the `http` block; serves a built site as the sandbox does, with precompressed files, policies and
 * caching, and forwards the operator's calls and sockets. Throws if `pages.json` is not that of a built site.
 */
export function nginxConfiguration(options: NginxOptions): string {
  const { root, host, operators, certificate, port = 80, images, frames, hasBrotli, proxies = [] } = options
  const { pages, notFound, connect } = manifest.parse(JSON.parse(options.pages))
  const name = host.replaceAll(/\W/g, '_')
  // nginx cannot escape a dollar sign in a text with variables, so a variable holds one.
  const valueOf = (text: string) => quoted(text).replaceAll('$', () => `\${${name}_dollar}`)
  const fileOfTls = (file: string) => {
    if (file.includes('$')) throw new Error(`The path "${file}" must not contain a dollar sign.`)
    return quoted(file)
  }
  // Without TLS and without named proxies, all visitors may have the address of a load balancer.
  const hasLimits = certificate !== undefined || proxies.length > 0
  const sockets = certificate ? [`wss://${host}`] : [`ws://${host}`, `wss://${host}`]
  const policyOf = (of: Page) =>
    pagePolicy({ sockets, connect, images: images ?? [], frames: frames ?? [], ...of })
  const plain = { file: '', styleHashes: [], scriptHashes: [], links: [] }
  const addressed = pages
    .map(({ path, pattern, ...of }) => ({ address: path ?? pattern ?? '', of }))
    .toSorted((one, other) => bySpecificity(one.address, other.address))
  const byFile = new Map<string, Page>(pages.map((of) => [of.file, of]))
  const maps = [
    map('$uri', `$${name}_page`, [
      ['default', nowhere],
      ...addressed.map(({ address, of }) => [keyOf(address), valueOf(`/${of.file}`)] as const),
      ...[...byFile.keys()].map((file) => [quoted(`/${file}`), valueOf(`/${file}`)] as const),
    ]),
    map(`$${name}_page`, `$${name}_page_policy`, [
      ['default', valueOf(policyOf(plain))],
      ...[...byFile].map(([file, of]) => [quoted(`/${file}`), valueOf(policyOf(of))] as const),
    ]),
    map(`$${name}_page`, `$${name}_links`, [
      ['default', '""'],
      ...[...byFile].map(([file, of]) => [quoted(`/${file}`), valueOf(of.links.join(', '))] as const),
    ]),
    map('$request_uri', `$${name}_policy`, [
      ['default', `$${name}_page_policy`],
      ['"~^/assets/engine/"', valueOf(enginePolicy)],
    ]),
    map('"$status $request_uri"', `$${name}_age`, [
      ['default', valueOf(pageAge)],
      [quoted(String.raw`~*^\d+ ${secretPath.source.replace('^', '').replaceAll('\\/', '/')}`), '"no-store"'],
      ['"~^(?:200|206|304) /assets/"', valueOf(hashedFileAge)],
    ]),
    map('"$request_method $request_uri $http_accept"', `$${name}_unknown`, [
      ['default', '""'],
      ['"~^(?:GET|HEAD) /(?:api|socket\\\\.io|assets)(?:[/?]| )"', '""'],
      ['"~^(?:GET|HEAD) .*text/html"', valueOf(`/${notFound.file}`)],
    ]),
  ]
  const passed = operatorPaths.filter((path) => options.hasStaffPages || !staffPaths.has(path))
  const limitsOf = (path: string) => {
    if (!hasLimits) return []
    return path === '/socket.io'
      ? [`    limit_conn ${name}_sockets ${socketsPerAddress};`, '    limit_conn_status 429;']
      : [`    limit_req zone=${name}_calls burst=${callsAtOnce} nodelay;`, '    limit_req_status 429;']
  }
  const server = [
    ...proxies.map((proxy) => `set_real_ip_from ${proxy};`),
    ...(proxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ...Object.entries(pageHeaders).map(([header, value]) => `add_header ${header} ${valueOf(value)} always;`),
    `add_header content-security-policy $${name}_policy always;`,
    `add_header link $${name}_links;`,
    `add_header cache-control $${name}_age always;`,
    ...(certificate
      ? ['add_header strict-transport-security "max-age=31536000; includeSubDomains" always;']
      : []),
    `root ${valueOf(root)};`,
    'server_tokens off;',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
    'client_max_body_size 12m;',
    '',
    'location / {',
    `    try_files $uri $${name}_page =404;`,
    '}',
    'location ~ /\\. {',
    '    return 404;',
    '}',
    ...passed.flatMap((path) => [
      `location ~ ^${escapedForm(path)}(?:/|$) {`,
      ...limitsOf(path),
      `    proxy_pass http://${name}_operator;`,
      '    proxy_http_version 1.1;',
      '    proxy_set_header Host $http_host;',
      '    proxy_set_header X-Forwarded-For $remote_addr;',
      '    proxy_set_header X-Forwarded-Proto $scheme;',
      '    proxy_set_header X-Forwarded-Host "";',
      '    proxy_set_header Forwarded "";',
      '    proxy_set_header Upgrade $http_upgrade;',
      `    proxy_set_header Connection $${name}_connection;`,
      // A bet waits for its delay; a socket is never silent for longer than its heartbeat.
      '    proxy_read_timeout 75s;',
      // A call that a stopped process did not accept goes to the next one. nginx does not repeat a POST or PATCH that
      // it has sent, so a bet is placed at most once.
      '    proxy_connect_timeout 2s;',
      '    proxy_next_upstream error timeout;',
      '    proxy_next_upstream_timeout 5s;',
      '    proxy_buffering off;',
      '    add_header cache-control "" ;',
      '}',
    ]),
    ...(hasLimits
      ? [
          'error_page 429 @busy;',
          'location @busy {',
          '    default_type application/json;',
          '    add_header retry-after 1 always;',
          '    add_header cache-control no-store always;',
          `    return 429 '{"message":"Too many requests, please try again later","code":"too-many-attempts"}';`,
          '}',
        ]
      : []),
    'error_page 404 @unknown;',
    'location @unknown {',
    '    types { text/html html; }',
    '    default_type application/json;',
    `    if ($${name}_unknown = "") {`,
    `        return 404 '{"message":"There is nothing at this address","code":"not-found"}';`,
    '    }',
    `    try_files $${name}_unknown =404;`,
    '}',
  ]
  const listen = certificate
    ? [
        'listen 443 ssl;',
        'listen [::]:443 ssl;',
        'http2 on;',
        `ssl_certificate ${fileOfTls(certificate.certificate)};`,
        `ssl_certificate_key ${fileOfTls(certificate.key)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
      ]
    : [`listen ${port};`]
  const block = (name: string, lines: readonly string[]) =>
    [`${name} {`, ...lines.map((line) => (line === '' ? '' : `    ${line}`)), '}'].join('\n')
  return `${[
    `# ${host}: written by kit nginx from the site's pages.json. Write it again after each build.`,
    block(`geo $${name}_dollar`, ['default "$";']),
    ...(hasLimits
      ? [
          `limit_req_zone $binary_remote_addr zone=${name}_calls:10m rate=${callsPerSecond}r/s;
limit_conn_zone $binary_remote_addr zone=${name}_sockets:10m;`,
        ]
      : []),
    ...maps,
    map('$http_upgrade', `$${name}_connection`, [
      ['default', '"upgrade"'],
      ['""', '""'],
    ]),
    // A replaced process is tried again after a second. After the default of ten, the next one may have stopped too.
    block(`upstream ${name}_operator`, [
      ...operators.map((one) => `server ${one} max_fails=1 fail_timeout=1s;`),
      'keepalive 32;',
    ]),
    ...(certificate
      ? [
          block('server', [
            'listen 80;',
            'listen [::]:80;',
            `server_name ${host};`,
            `return 308 https://${host}$request_uri;`,
          ]),
        ]
      : []),
    block('server', [...listen, `server_name ${host};`, ...server]),
  ].join('\n\n')}\n`
}
