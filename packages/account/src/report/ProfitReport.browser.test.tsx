import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OperatorClient } from '@kit/sdk'
import type { AnyEndpoint } from '@kit/sdk/contract'
import { fakeSite, player } from '@kit/shell/testing'
import { vars } from '@kit/tokens'
import { account } from '../feature.tsx'
import { closePage, renderPage, showPage } from '../testing/showPage.tsx'
import { siteWithAnswer } from '../testing/siteWithAnswer.ts'
import ProfitReport from './ProfitReport.tsx'
import type { ProfitReport as Report } from './reportTotals.ts'

const report: Report = {
  casino: [{ gameCategory: 'Live Casino', totalAmount: -12_050n, totalWin: 0n, totalLose: 12_050n }],
  exchange: [
    { eventTypeId: '4', totalAmount: 65_050n, totalWin: 70_000n, totalLose: 4_950n },
    { eventTypeId: '999', totalAmount: 0n, totalWin: 100n, totalLose: 100n },
  ],
  deposit: [{ totalAmount: 200_000n, totalBonus: 5_000n }],
  withdraw: [],
}
const none: Report = { casino: [], exchange: [], deposit: [], withdraw: [] }

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))

let asked: { userId?: string; startDate: string; endDate: string }[] = []
beforeEach(() => void (asked = []))
afterEach(closePage)

const open = (answer: () => unknown, onClose = () => {}) =>
  showPage(<ProfitReport onClose={onClose} />, {
    onCall(name, request) {
      if (name !== 'getProfitReport') return undefined
      asked.push(request as (typeof asked)[number])
      return answer()
    },
  })

const figure = (label: string) =>
  page
    .getByRole('term')
    .elements()
    .find(({ textContent }) => textContent === label)?.parentElement?.lastElementChild

/** The label of the first of the four totals; table columns have the same text. */
const total = page.getByRole('term').filter({ hasText: /^Total P\/L$/ })

const netColour = (one: Element | null | undefined) =>
  getComputedStyle(one?.firstElementChild ?? document.body).color

function shownColour(colour: string): string {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = colour
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

it('REPORT-001 REPORT-002 REPORT-004 REPORT-015 opens with the last 7 days through today, in en-GB with a 12-hour clock', async () => {
  open(() => report)
  await expect.element(page.getByRole('dialog', { name: 'Profit and Loss Report' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Days/ })).toBeVisible()
  const from = new Date(2026, 10, 15)
  const to = new Date(2026, 10, 21, 23, 59, 59, 999)
  await expect
    .poll(() => asked)
    .toEqual([{ userId: 'player-1', startDate: from.toISOString(), endDate: to.toISOString() }])
  await expect.element(page.getByText('15/11/2026, 12:00 am to 21/11/2026, 11:59 pm')).toBeVisible()
})

it('REPORT-003 REPORT-005 reads the report again on refresh and for other days', async () => {
  open(() => report)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => asked.length).toBe(2)
  await page.getByRole('button', { name: /^Days/ }).click()
  await page.getByText('Today', { exact: true }).click()
  await expect.poll(() => asked.at(-1)?.startDate).toBe(new Date(2026, 10, 21).toISOString())
})

it('REPORT-006 REPORT-013 REPORT-014 shows the four totals with 2 decimals, green above 0 and red otherwise', async () => {
  open(() => report)
  await expect.element(total).toBeVisible()
  const shown = ['Total P/L', 'Casino P/L', 'Exchange P/L', 'D/W P/L'].map(figure)
  expect(shown.map((one) => one?.textContent)).toEqual(['1,470.00', '−120.50', '650.50', '2,000.00'])
  const green = shownColour(vars.color.success)
  const red = shownColour(vars.color.danger)
  expect(green).not.toBe(red)
  expect(shown.map(netColour)).toEqual([green, red, green, green])
  closePage()
  open(() => none)
  await expect.element(total).toBeVisible()
  expect(netColour(figure('Total P/L'))).toBe(red)
})

it('REPORT-008 REPORT-009 REPORT-010 REPORT-011 REPORT-012 lists casino, exchange, deposits and withdrawals, or shows that they are empty', async () => {
  open(() => report)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect
    .element(card('Casino Detail').getByRole('row', { name: 'Live Casino −120.50 0.00 120.50' }))
    .toBeVisible()
  await expect
    .element(card('Exchange Detail').getByRole('row', { name: 'Cricket 650.50 700.00 49.50' }))
    .toBeVisible()
  await expect.element(card('Exchange Detail').getByRole('row', { name: /^999 / })).toBeVisible()
  await expect.element(card('Deposit Detail').getByRole('row', { name: '2,000.00 50.00' })).toBeVisible()
  await expect.element(card('Withdraw Detail')).toHaveTextContent('Withdraw DetailNo Data Found')
})

it.each(['user', 'agent', 'defaultBranch'] as const)(
  'REPORT-004 REPORT-017 is requested by a %s with the user’s own type and id',
  async (userType) => {
    const received: URL[] = []
    const { operator } = siteWithAnswer(
      { docs: none },
      { token: 't', userType },
      { onRequest: (url) => received.push(url) },
    )
    const profile = { ...player, id: 'someone', userType }
    const client = {
      ...operator.client,
      call: (endpoint: AnyEndpoint, request: never) =>
        endpoint.name === 'getProfile' ? Promise.resolve(profile) : operator.client.call(endpoint, request),
    } as OperatorClient
    const { site } = fakeSite({ login: { token: 't', userType } })
    renderPage(<ProfitReport onClose={() => {}} />, { ...site, operator: { ...site.operator, client } })
    await expect.poll(() => received.length).toBe(1)
    const segment = userType === 'defaultBranch' ? 'branch' : userType
    expect(received[0]?.pathname).toBe(`/api/${segment}/game/report`)
    expect(received[0]?.searchParams.get('userId')).toBe('someone')
  },
)

it('charts profit and loss, with the same figures as a table', async () => {
  open(() => report)
  const table = page.getByRole('table', { name: 'Profit and loss' })
  await expect.element(table.getByRole('row', { name: 'Cricket +650.50' })).toBeInTheDocument()
  await page.getByRole('switch', { name: 'Show the figures as a table' }).click()
  await expect.element(table).toBeVisible()
})

it('REPORT-012 REPORT-016 shows No Data Found in each empty card, and for a failed call', async () => {
  open(() => none)
  await expect.poll(() => page.getByText('No Data Found').elements().length).toBe(4)
  closePage()
  open(() => Promise.reject(new Error('down')))
  await expect.poll(() => page.getByText('No Data Found').elements().length).toBe(1)
})

it('REPORT-016 Q-135 shows that a report failed, and reads it again', async () => {
  let isDown = true
  open(() => (isDown ? Promise.reject(new Error('down')) : report))
  await expect.element(page.getByText('No Data Found')).toBeVisible()
  await expect.element(page.getByText('The report could not be loaded')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(total).toBeVisible()
})

it('REPORT-016 Q-135 reads the player again if that call failed', async () => {
  let isDown = true
  showPage(<ProfitReport onClose={() => {}} />, {
    onCall(name) {
      if (name === 'getProfile' && isDown) return Promise.reject(new Error('down'))
      return name === 'getProfitReport' ? report : undefined
    },
  })
  isDown = await page
    .getByRole('button', { name: 'Try again' })
    .findElement()
    .then(() => false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(total).toBeVisible()
})

it('prints, and closes', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const onClose = vi.fn<() => void>()
  open(() => report, onClose)
  await page.getByRole('button', { name: 'Print' }).click()
  expect(print).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

it('SHELL-044 opens when the site requests the report', async () => {
  const { site } = showPage(null, { answers: { getProfitReport: () => report } })
  const { intents, overlays = [], provider: Provider = () => null } = account().setup(site)
  closePage()
  showPage(
    <Provider>
      {overlays.map((Overlay) => (
        <Overlay key={Overlay.name} />
      ))}
    </Provider>,
  )
  intents?.['profitReport.open']?.({})
  await expect.element(page.getByRole('dialog', { name: 'Profit and Loss Report' })).toBeVisible()
})

it('SHELL-128 names sports in the visitor’s language, and others as the operator sends them', async () => {
  const { site } = fakeSite({
    login: { token: 't', userType: 'user' },
    onCall: (name) => (name === 'getProfitReport' ? report : undefined),
  })
  renderPage(<ProfitReport onClose={() => {}} />, site, { texts: { 'betting.name.cricket': 'क्रिकेट' } })
  // The name is shown in the card of the exchange and in the chart's table.
  await expect.poll(() => page.getByRole('rowheader', { name: 'क्रिकेट' }).elements()).toHaveLength(2)
  expect(page.getByRole('rowheader', { name: '999' }).elements()).toHaveLength(2)
  expect(page.getByText('Cricket').elements()).toEqual([])
})
