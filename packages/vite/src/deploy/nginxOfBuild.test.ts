import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { command } from '../check/command.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nginx-of-build-'))
  mkdirSync(path.join(folder, 'dist'))
  const page = { file: 'index.html', styleHashes: ['sha256-a='], scriptHashes: [], links: [] }
  const pages = [
    { path: '/', ...page },
    { pattern: '/events/:id', ...page },
  ]
  writeFileSync(
    path.join(folder, 'dist/pages.json'),
    JSON.stringify({ pages, notFound: { ...page, file: 'pages/unknown.html' }, connect: [] }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function kit(args: string): Promise<{ code: number; text: string }> {
  let text = ''
  const code = await command(args.split(' '), {
    folder,
    env: {},
    print: (line) => void (text += `${line}\n`),
  })
  return { code, text }
}

it('prints a configuration with TLS, both operators and the hashes of the page', async () => {
  const { code, text } = await kit(
    'nginx --host brand.example --upstream 10.0.0.1:4000,10.0.0.2:4000 --certificate /tls/a.pem --key /tls/a.key',
  )
  expect(code).toBe(0)
  for (const words of [
    'server_name brand.example;',
    'server 10.0.0.2:4000 max_fails=1 fail_timeout=1s;',
    "style-src 'self' 'sha256-a='",
    'ssl_certificate "/tls/a.pem";',
    'return 308 https://brand.example$request_uri;',
    'root "/var/www/brand.example";',
    'wss://brand.example',
    'rate=200r/s',
    'limit_conn brand_example_sockets 1000;',
  ])
    expect(text).toContain(words)
})

it('limits no address if all visitors may have that of a load balancer', async () => {
  const { text } = await kit('nginx --host brand.example --upstream 127.0.0.1:4000')
  expect(text).not.toMatch(/limit_|real_ip/)
  const named = await kit('nginx --host brand.example --upstream 127.0.0.1:4000 --proxies 10.0.0.0/8,fd00::1')
  expect(named.text).toContain('set_real_ip_from 10.0.0.0/8;')
  expect(named.text).toContain('set_real_ip_from fd00::1;')
  expect(named.text).toContain('limit_req zone=brand_example_calls')
})

it('forwards the pages of staff only on request', async () => {
  const command = 'nginx --host brand.example --upstream 127.0.0.1:4000'
  expect((await kit(command)).text).not.toMatch(/location .*(console|reference)/)
  expect((await kit(`${command} --staff-pages`)).text).toMatch(/location .*console[^]*location .*reference/)
})

it.each([
  ['nginx --upstream 127.0.0.1:4000', 'Name the host of the site'],
  ['nginx --host brand.example', 'Name where the operator listens'],
  ['nginx --host brand.example;evil --upstream 127.0.0.1:4000', '--host "brand.example;evil" is not valid'],
  ['nginx --host brand.example --upstream http://a:1', '--upstream "http://a:1" is not valid'],
  ['nginx --host brand.example --upstream a:1 --key /a', '--certificate and --key go together'],
  ['nginx --host brand.example --upstream a:1 --root ../x', '--root "../x" is not valid'],
  ['nginx --host brand.example --upstream a:1 --frames javascript:1', '--frames "javascript:1" is not valid'],
  ['nginx --host brand.example --upstream a:1 --proxies a;b', '--proxies "a;b" is not valid'],
  ['nginx --host brand.example --upstream a:1 --dist out', 'build the site first'],
])('refuses %s in a sentence', async (args, sentence) => {
  const { code, text } = await kit(args)
  expect([code, text]).toEqual([1, expect.stringContaining(sentence)])
})
