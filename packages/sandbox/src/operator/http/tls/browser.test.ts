import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../../testing/operator.ts'

// A real browser loads a site's page over HTTP/2: hints, preloads, policy, socket.

const firstScreen = '/api/common/comulative?home=true&first=6'
const style = 'html{color:rgb(1,2,3)}'
const refused = 'body{color:rgb(4,5,6)}'
const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`
const boot = `
const answer = await (await fetch('${firstScreen}')).json()
const socket = new WebSocket('wss://' + location.host + '/socket.io/?EIO=4&transport=websocket')
const said = await new Promise((resolve, reject) => {
  socket.onmessage = ({ data }) => resolve(data)
  socket.onerror = () => reject(new Error('the socket was refused'))
})
window.seen = {
  markets: answer.docs.home.marketIds,
  said: said.slice(0, 1),
  colours: [document.documentElement, document.body].map((part) => getComputedStyle(part).color),
  protocols: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({ nextHopProtocol }) => nextHopProtocol),
}
`

let folder = ''
let operator: TestOperator
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>site</title><link rel="icon" href="data:,">
<link rel="preload" as="fetch" crossorigin href="${firstScreen.replace('&', '&amp;')}">
<style>${style}</style><style>${refused}</style><script type="module" src="/assets/boot-1.js"></script><body>`,
  )
  await writeFile(join(folder, 'assets', 'boot-1.js'), boot)
  const links = ['</assets/boot-1.js>; rel=modulepreload']
  const pages = [{ path: '/', file: 'index.html', styleHashes: [hash], links }]
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ pages, fallback: 'index.html' }))
  operator = await startTestOperator(opening(testMarket('1.1')), { tls: true, sites: [{ folder }] })
  // The test runner sets the path of the system's Chromium. Default: Playwright's browser.
  const executablePath = process.env['CHROMIUM_PATH']
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser.close()
  await operator.sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

it('preloads the first screen once, opens a socket, and applies styles by hash only, all over one protocol', async () => {
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(operator.sandbox.url, '')))
  await page.goto(`${operator.sandbox.url}/`)
  await page.waitForFunction(() => 'seen' in window)
  const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen)
  expect(seen).toEqual({
    markets: '1.1',
    said: '0',
    // The second style has no hash, so the body inherits the first.
    colours: ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
    protocols: ['h2', 'h2', 'h2'],
  })
  expect(asked.filter((path) => path === firstScreen)).toHaveLength(1)
  expect(asked.filter((path) => path.startsWith('/assets/'))).toHaveLength(1)
})
