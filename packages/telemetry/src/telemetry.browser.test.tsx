import { OperatorError } from '@kit/sdk'
import { placeBet, type RequestOf } from '@kit/sdk/contract'
import { aurora } from '@kit/tokens/brands/aurora'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { assembleSite } from '../../shell/src/assembleSite.ts'
import { outside } from '../../shell/src/outside/outside.tsx'
import { defineSite } from '../../shell/src/site.ts'
import { fakeBrowser } from '../../shell/src/testing/fakeBrowser.ts'
import { closeSite, openSite, pages } from '../../shell/src/testing/openSite.tsx'
import type { TelemetryBatch, TelemetryEvent } from './events.ts'
import { telemetry, type TelemetryOptions } from './feature.ts'

const beacons: { address: string; batch: Promise<TelemetryBatch> }[] = []
beforeEach(() => {
  beacons.length = 0
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    beacons.push({
      address: String(address),
      batch: (body as Blob).text().then((text) => JSON.parse(text) as TelemetryBatch),
    })
    return true
  })
  Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })
})
afterEach(() => {
  closeSite()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['brand']
  delete document.documentElement.dataset['mode']
})

const events = async (): Promise<TelemetryEvent[]> =>
  (await Promise.all(beacons.map(({ batch }) => batch))).flatMap((batch) => batch.events)

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

function open(options: Partial<TelemetryOptions> = {}, features = [outside()]) {
  const opened = openSite({ features: [pages, ...features, telemetry({ to: '/reports', ...options })] })
  opened.site.services.monotonicNow = () => 60_000
  for (const { warm } of opened.site.contributions) warm?.()
  return opened
}

describe('a site with telemetry', () => {
  it('sends nothing before the visitor consents, then past events, without the page’s path', async () => {
    const { site } = open()
    site.services.onError(new TypeError('no field of player@mail.example'), 'a part')
    await expect.element(page.getByRole('region', { name: 'Measuring' })).toBeVisible()
    await vi.waitFor(() => import('./watchPage.ts'))
    hide()
    expect(beacons).toEqual([])
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect
      .poll(async () => {
        hide()
        return (await events()).length
      })
      .toBeGreaterThan(0)
    expect(beacons[0]?.address).toBe('/reports')
    expect(await beacons[0]?.batch).toMatchObject({
      site: 'Testbrand',
      visit: expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(await events()).toContainEqual(
      expect.objectContaining({
        type: 'error',
        where: 'a part',
        name: 'TypeError',
        message: 'no field of <mail>',
        page: '/',
      }),
    )
  })

  it('never sends anything for a visitor who refuses, and does not ask again', async () => {
    const { site } = open()
    await page.getByRole('button', { name: 'Refuse' }).click()
    site.services.onError(new Error('one'), 'a part')
    await vi.waitFor(() => import('./watchPage.ts'))
    hide()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(beacons).toEqual([])
    await expect.element(page.getByRole('region', { name: 'Measuring' })).not.toBeInTheDocument()
  })

  it('reports vitals of the page and the time without live prices', async () => {
    const { setLive, site } = open({ consent: false })
    let now = 60_000
    site.services.monotonicNow = () => now
    setLive('live')
    setLive('connecting')
    now += 4200
    setLive('live')
    await expect
      .poll(async () => {
        hide()
        return (await events()).map((event) => (event.type === 'vital' ? event.name : event.type))
      })
      .toEqual(expect.arrayContaining(['gap', 'TTFB']))
    expect(await events()).toContainEqual(expect.objectContaining({ type: 'gap', ms: 4200 }))
  })

  it('sends nothing if the page load is not in the sample', async () => {
    const { site } = open({ consent: false, sample: 0 })
    site.services.onError(new Error('one'), 'a part')
    hide()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(beacons).toEqual([])
  })

  it('warns about missing consent if outside() is not listed', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    open({}, [])
    expect(String(said.mock.calls[0]?.[1])).toContain('Add outside() to the features')
  })

  it.each([-0.1, 1.1, Number.NaN])('refuses %s as a sample', (sample) => {
    expect(() => telemetry({ to: '/reports', sample })).toThrow('a share of page loads from 0 to 1')
  })
})

it('reports a refused bet by its code, through the site’s own client, and calls the site’s own error hook', async () => {
  const reported: string[] = []
  const { browser } = fakeBrowser()
  const site = assembleSite(
    defineSite({
      family: 'b2c',
      name: 'Harbour',
      brand: aurora,
      version: 'abc123',
      features: [telemetry({ to: '/reports', consent: false })],
      operator: {
        clientKey: 'harbour',
        fetch: async () =>
          Response.json(
            { message: 'You have 900 points available', code: 'not-enough-points' },
            { status: 409 },
          ),
      },
      onError: (error, where) => void reported.push(`${where}: ${String(error)}`),
    }),
    browser,
  )
  for (const { warm } of site.contributions) warm?.()
  site.services.operator.session.begin({ token: 'a', userType: 'user' }, false)
  const place = { continent: '', city: '', country: '', countryFlag: '', region: '' }
  const order: RequestOf<typeof placeBet> = {
    key: crypto.randomUUID(),
    marketId: '1.1',
    eventId: '1',
    runnerId: '101',
    runnerName: 'Runner 101',
    side: 'back',
    odds: 200,
    run: 0,
    marketType: 'betfair',
    matchDate: '2026-01-01T12:00:00.000Z',
    stake: 10_000n,
    isCashout: false,
    browser: { name: 'Test', os: 'Test', version: '1', mobile: false },
    country: place,
  }
  await expect(site.services.operator.client.call(placeBet, order)).rejects.toThrow(
    'You have 900 points available',
  )
  site.services.onError(new OperatorError('refused', 'no'), 'a part')
  await vi.waitFor(() => import('./watchPage.ts'))
  await expect
    .poll(async () => {
      hide()
      return await events()
    })
    .toContainEqual(
      expect.objectContaining({
        type: 'call',
        call: 'placeBet',
        kind: 'refused',
        code: 'not-enough-points',
        status: 409,
      }),
    )
  expect(JSON.stringify(await events())).not.toContain('900')
  expect(reported).toEqual(['a part: OperatorError: no'])
  site.services.operator.close()
})
