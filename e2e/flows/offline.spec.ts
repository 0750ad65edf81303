import { chromium, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { onReleasedSite, programOf } from '../scenario/releasedSite.ts'
import {
  demoLogin,
  expect,
  fillSlip,
  openEvent,
  placeButton,
  showOpenBets,
  showSlip,
  stakeField,
  test,
} from '../scenario/test.ts'

// A player's features without a connection: the page, the last answers, the slip. All other flows block
// service workers.
test.use({
  serviceWorkers: 'allow',
  expectedFaults: [
    'ERR_INTERNET_DISCONNECTED',
    'Failed to fetch',
    'ERR_FAILED',
    'WebSocket',
    // Chunks that were not loaded when the connection was lost.
    'a part is missing',
    'Unable to preload CSS',
  ],
})

/** Runs in the page: returns the number of cached answers with open bets. */
async function keptOpenBets(): Promise<number> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) => {
      request.addEventListener('success', () => resolve(request.result))
    })
  const database = await settled(indexedDB.open('kit.offline', 1))
  const records = await settled(database.transaction('answers').objectStore('answers').getAll())
  database.close()
  return (records as { answers: { name: string; answer: { docs?: unknown[] } }[] }[])
    .flatMap(({ answers }) => answers)
    .filter(({ name, answer }) => name === 'listOpenBets' && answer.docs?.length === 1).length
}

test('offline a player reads open bets with their time, the slip stays, and no bet is sent until Place is pressed', async ({
  page,
  context,
}) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /openBet/i.test(request.url())) orders.push(request.url())
  })
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  await fillSlip(page, 'Back', 'River Kings', '1500')
  await placeButton(page).click()
  await page.getByRole('button', { name: 'Okay' }).click()
  await fillSlip(page, 'Back', 'River Kings', '700')
  const sent = orders.length
  expect(sent).toBe(1)
  // The worker is installed and active, and the answers are written.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  // Answers with open bets: those next to the slip and the first page of the history.
  await expect.poll(() => page.evaluate(keptOpenBets)).toBe(2)

  await context.setOffline(true)
  await expect(page.getByText(/You are offline. Your selections and stake are kept/)).toBeVisible()
  await placeButton(page).click({ force: true })
  await page.reload()
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  const openBets = await showOpenBets(page)
  await expect(openBets).toContainText(/As of \d\d:\d\d, offline/)
  await expect(openBets).toContainText('River Kings')
  await page.goto('/open-bets')
  await expect(page.getByText(/As of \d\d:\d\d, offline/).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('River Kings')

  await context.setOffline(false)
  await page.reload()
  await showSlip(page)
  await expect(stakeField(page)).toHaveValue('700')
  expect(orders).toHaveLength(sent)
})

const untilWorkerActs = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
const offerIn = (page: Page) => page.getByText('A new version is ready', { exact: true })

test('a new build is offered, loads when the player accepts it, and the open slip with its stake is still there', async ({
  page,
}) => {
  await onReleasedSite(page, async (own, release) => {
    await page.goto(own.url)
    await demoLogin(page)
    await openEvent(page, 'Harbour Hawks')
    await fillSlip(page, 'Back', 'River Kings', '1500')
    await untilWorkerActs(page)
    const before = await programOf(page)
    await release()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    // No offer is shown over an open sheet.
    await page.keyboard.press('Escape')
    await expect(offerIn(page)).toBeVisible({ timeout: 30_000 })
    expect(await programOf(page)).toBe(before)
    await page.getByRole('button', { name: 'Reload' }).click()
    // The old page may be gone during the query.
    const programNow = () => programOf(page).catch(() => undefined)
    await expect.poll(async () => [undefined, before].includes(await programNow())).toBe(false)
    await showSlip(page)
    await expect(stakeField(page)).toHaveValue('1500')
  })
})

test('a visit gets the cached page; after a release the new build is offered, and the next visit has it', async ({
  page,
}) => {
  await onReleasedSite(page, async (own, release) => {
    await page.goto(own.url)
    await untilWorkerActs(page)
    const before = await programOf(page)
    await release()
    await page.goto(own.url)
    expect(await programOf(page)).toBe(before)
    await expect(offerIn(page)).toBeVisible({ timeout: 30_000 })
    await page.goto(own.url)
    await expect.poll(() => programOf(page)).toBeDefined()
    expect(await programOf(page)).not.toBe(before)
  })
})

test('Chrome finds no reason against installing the site', async ({ sandbox }) => {
  // Pages of a test's contexts are private, which alone prevents it.
  const folder = await mkdtemp(path.join(tmpdir(), 'kit-profile-'))
  const browser = await chromium.launchPersistentContext(folder, chromiumLaunch())
  try {
    const page = await browser.newPage()
    await page.goto(sandbox.url)
    const session = await browser.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const { errors, data, manifest } = (await session.send('Page.getAppManifest')) as {
      errors: unknown[]
      data?: string
      manifest?: { id?: string }
    }
    expect(errors).toEqual([])
    expect(manifest?.id ?? sandbox.url).toContain(sandbox.url)
    for (const { src, sizes } of JSON.parse(data ?? '{}').icons as { src: string; sizes: string }[]) {
      const answer = await page.request.get(new URL(src, sandbox.url).href)
      expect([src, sizes, answer.status()]).toEqual([src, sizes, 200])
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})
