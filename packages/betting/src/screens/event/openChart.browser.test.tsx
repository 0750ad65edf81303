import '@kit/tokens'
import '@kit/tokens/brands/meridian'
import type { ChartAsk } from '../../site/eventExtensions.ts'
import type { SiteServices } from '@kit/shell/feature'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeSlip, openSlip, type OpenSlipOptions } from '../../testing/openSlip.tsx'
import { ConnectedMarket } from './ConnectedMarket.tsx'
// Loaded before the test, so that a ladder that does not open is not just slow.
import './LadderPanels.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'meridian', mode: 'dark' }))
afterEach(async () => {
  closeSlip()
  await page.viewport(414, 896)
})

async function show(width: number, options: OpenSlipOptions = {}) {
  await page.viewport(width, 900)
  const request = vi.fn<SiteServices['request']>(() => true)
  const { services } = await openSlip({
    flags: { 'betting.charts': true },
    intents: ['charts.open'],
    isTapped: false,
    content: <ConnectedMarket marketId="1.200-1" />,
    ...options,
    prepare: (own) => Object.assign(own.site, { request }),
  })
  return { services, request }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const chart = () => button('Chart of England')

it('opens a runner’s chart from its row, which reads the live best prices and no old ones', async () => {
  const { services, request } = await show(1_440)
  await chart().click()
  const [intent, ask] = request.mock.calls.at(-1) as unknown as ['charts.open', ChartAsk]
  expect(intent).toBe('charts.open')
  expect(ask).toMatchObject({ marketId: '1.200-1', runnerName: 'England', marketType: 'betfair' })
  const { back, lay } = services.prices.slots('1.200-1', ask.runnerId)
  expect(ask.best()).toEqual({ back: back[0]?.odds, lay: lay[0]?.odds })
  back[0]!.odds = 555
  expect(ask.best()?.back).toBe(555)
  services.prices.interrupt()
  expect(ask.best()).toBeUndefined()
})

it('opens it from the ladder on a phone, whose rows have no space for it', async () => {
  const { request } = await show(390)
  await expect.element(button('Ladder of England')).toBeVisible()
  expect(chart().elements()).toHaveLength(0)
  await button('Ladder of England').click()
  await chart().click()
  expect(request.mock.calls.at(-1)?.[0]).toBe('charts.open')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  { why: 'the operator has no history', flag: false, intents: ['charts.open' as const] },
  { why: 'no feature draws one', flag: true, intents: [] },
])('offers no chart if $why', async ({ flag, intents }) => {
  await show(1_440, { flags: { 'betting.charts': flag }, intents })
  await expect.element(button('Ladder of England')).toBeVisible()
  expect(chart().elements()).toHaveLength(0)
})
