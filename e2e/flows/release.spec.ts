import { listDomainConfigurations, setDomainConfiguration } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { administratorOf } from '../scenario/operatorClient.ts'
import { onReleasedSite, programOf } from '../scenario/releasedSite.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { expect, test } from '../scenario/test.ts'

// Calls that the test aborts.
test.use({ expectedFaults: ['ERR_FAILED', 'Failed to fetch', 'WebSocket', 'a part is missing'] })

async function setMarquee(own: SandboxProcess, text: string) {
  const { client } = await administratorOf(own)
  const { transactionCode } = await own.account('administrator')
  const domainName = new URL(own.url).hostname
  const known = (await client.call(listDomainConfigurations, {})).find((one) => one.domainName === domainName)
  await client.call(setDomainConfiguration, {
    key: randomUUID(),
    domainName,
    flags: { ...known?.flags, 'theme.marqueeText': text },
    ...(known && { updatedAt: known.updatedAt }),
    transactionCode: transactionCode ?? '',
  })
}

/** Runs in the page: returns everything that the browser stores for the site, as text. */
async function everythingStored(): Promise<string> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) => {
      request.addEventListener('success', () => resolve(request.result))
    })
  const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name ?? ''))
    for (const store of database.objectStoreNames)
      stored.push(await settled(database.transaction(store).objectStore(store).getAll()))
    database.close()
  }
  return JSON.stringify(stored, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
}

test('CONF-014 CONF-015 CONF-026 a release discards the theme configuration of the previous build, and no build stores home, markets or tournaments', async ({
  page,
}) => {
  await onReleasedSite(page, async (own, release) => {
    await setMarquee(own, 'Cup week')
    await page.goto(own.url)
    const marquee = page.getByText('Cup week').first()
    const event = page.getByRole('article').filter({ hasText: 'Harbour Hawks' }).first()
    await expect(marquee).toBeVisible()
    await expect(event).toBeVisible()
    const before = await programOf(page)

    // The operator no longer answers lists and configuration.
    await page.route(/\/api\/common\/(?:comulative|home|game)/, (route) => route.abort())
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
    await page.reload()
    await expect(marquee).toBeVisible()
    await expect(event).toBeHidden()
    const storedOf = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
    expect(await storedOf('kit.version')).toContain(before?.split('/').at(-1))

    await release()
    await page.goto(own.url)
    await expect.poll(() => programOf(page)).toBeDefined()
    const after = await programOf(page)
    expect(after).not.toBe(before)
    await expect.poll(() => storedOf('kit.version')).toContain(after?.split('/').at(-1))
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await expect(marquee).toBeHidden()
    await expect(event).toBeHidden()
    expect(await storedOf('kit.configuration')).toBeNull()
    const stored = await page.evaluate(everythingStored)
    for (const text of ['Cup week', 'Harbour Hawks', 'tournament', 'marketIds'])
      expect(stored).not.toContain(text)

    await page.unrouteAll()
    await page.reload()
    await expect(marquee).toBeVisible()
  })
})

test('SOCK-014 a page whose lists cannot be read by HTTP has its events over the socket', async ({
  page,
}) => {
  await page.route(/\/api\/common\/(?:comulative\?.*home=true|home)/, (route) => route.abort())
  await page.goto('/inPlay')
  await expect(page.getByRole('article').filter({ hasText: 'Harbour Hawks' }).first()).toBeVisible()
})
