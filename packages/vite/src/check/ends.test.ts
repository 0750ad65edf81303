import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteFolder } from '../testing/siteFolder.ts'

const bin = path.join(import.meta.dirname, '../bin.ts')
let root = ''
beforeAll(() => {
  root = siteFolder('ends')
  writeFileSync(path.join(root, 'package.json'), '{ "name": "harbour", "type": "module" }')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(feature: string, brand = "import { aurora as brand } from '@kit/tokens/brands/aurora'"): void {
  writeFileSync(
    path.join(root, 'site.config.ts'),
    `import { defineSite } from '@kit/shell'
${brand}

setInterval(() => {}, 1_000)
const mine = ${feature}
export const site = defineSite({ family: 'b2c', name: 'Harbour', brand, features: [mine], operator: { clientKey: 'a' } })
`,
  )
}

function kit(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ['--conditions=@kit/source', bin, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })))
}

it.each([
  [
    'a feature throws',
    "{ name: 'mine', setup() { throw new Error('It rains.') } }",
    /site\.config\.ts:5 {2}The feature "mine" cannot be set up: It rains\.\n/,
  ],
  [
    'a line fails',
    'JSON.parse("null").mine',
    /site\.config\.ts:5 {2}This line fails: Cannot read properties of null \(reading 'mine'\)\.\n/,
  ],
])('ends if %s and the site leaves a timer, and names the line', async (_what, feature, said) => {
  write(feature)
  const { code, printed } = await kit('check')
  expect(printed).toMatch(said)
  expect(code).toBe(1)
})

it('names the line of a brand that fails', async () => {
  writeFileSync(
    path.join(root, 'brand.ts'),
    "import { defineBrand } from '@kit/tokens/define'\n\nexport const brand = defineBrand({\n  name: harbor,\n})\n",
  )
  write('undefined', "import { brand } from './brand'")
  const { code, printed } = await kit('check')
  expect(printed).toMatch(/✗ brand\n {4}brand\.ts:4 {2}This line fails: harbor is not defined\.\n/)
  expect(code).toBe(1)
})

it.each([
  ['--help', 0],
  ['check', 1],
])('ends %s with its own result if its output is closed, as by | head', async (command, expected) => {
  const child = spawn(process.execPath, ['--conditions=@kit/source', bin, command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  child.stdout.destroy()
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, said]).toEqual([expected, ''])
})

it('ends and reports it if an operator refuses everything', async () => {
  const server = createServer((_request, response) => response.writeHead(500).end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const refused = await kit('check', '--operator', url)
  server.closeAllConnections()
  server.close()
  const down = await kit('check', '--operator', url)
  expect(refused.printed).toMatch(/ cannot be examined: \/api\/\S+ is answered with 500/)
  expect(down.printed).toMatch(/ cannot be examined: \/api\/\S+ brings no answer: ECONNREFUSED\.\n/)
  expect([refused.code, down.code]).toEqual([1, 1])
})
