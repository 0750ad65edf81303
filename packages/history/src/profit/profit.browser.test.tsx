import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endedBet, endedSession, voidBet } from '@kit/sdk/testing'
import { pageOf } from '@kit/shell/testing'
import { FakeHistory, type FakeHistoryProps } from '../testing/FakeHistory.tsx'
import BetsPage from '../bets/BetsPage.tsx'
import { texts as inHindi } from '../../../languages/src/hi/betting.ts'

let root: Root | undefined
let asked: Record<string, unknown>[] = []
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  asked = []
  vi.restoreAllMocks()
})

const lost = endedBet({
  id: 'ended-4',
  side: 'lay',
  state: 'lost',
  result: -81_025n,
  updatedAt: '2026-11-20T11:45:00.000Z',
  marketId: '1.203',
  marketName: 'Toss',
})
const ended = [endedBet(), endedSession(), voidBet(), lost]

function answer(name: string, request: unknown): unknown {
  if (name !== 'listBetDetails') return undefined
  asked.push(request as Record<string, unknown>)
  return pageOf(ended)
}

async function open(options: Omit<FakeHistoryProps, 'children'> = {}, width = 1280) {
  await page.viewport(width, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeHistory onCall={answer} {...options}>
      <BetsPage />
    </FakeHistory>,
  )
  await page.getByRole('tab', { name: 'Profit and loss' }).click()
}

const table = () => page.getByRole('table', { name: 'Profit and loss' })
const texts = () =>
  Array.from(table().element().querySelectorAll('tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  )

it('sums profit and loss by market with its result, by sport and by day, to the same total', async () => {
  await open()
  await expect.element(table()).toBeVisible()
  expect(texts()).toEqual([
    ['Market', 'Result', 'Bets', 'Staked', 'Profit and loss'],
    ['Match OddsNetherlands v England', 'England won', '1', '500.00', '+510.00'],
    ['6 over runs EnglandNetherlands v England', 'The result was 40', '1', '500.00', '+500.00'],
    ['R4 1100m HcapLismore (AU) 22nd Nov', 'Silver Lantern won', '1', '500.00', '0.00'],
    ['TossNetherlands v England', 'England won', '1', '500.00', '−810.25'],
    ['Total', '', '4', '2,000.00', '+199.75'],
  ])
  await page.getByRole('radio', { name: 'Sport' }).click()
  await expect
    .poll(() => texts().slice(1))
    .toEqual([
      ['Cricket', '3', '1,500.00', '+199.75'],
      ['Horse Racing', '1', '500.00', '0.00'],
      ['Total', '4', '2,000.00', '+199.75'],
    ])
  await page.getByRole('radio', { name: 'Day' }).click()
  await expect
    .poll(() => texts().map((row) => row.at(-1)))
    .toEqual(['Profit and loss', '+1,010.00', '−810.25', '+199.75'])
})

it('SHELL-128 names sports and markets in the visitor’s language, and events as the operator sends them', async () => {
  const names = Object.entries(inHindi).filter(([key]) => key.startsWith('betting.name.'))
  await open({ texts: Object.fromEntries(names) })
  await expect.element(table()).toBeVisible()
  expect(texts()[1]?.[0]).toBe('मैच ऑड्सNetherlands v England')
  await page.getByRole('radio', { name: 'Sport' }).click()
  await expect.poll(() => texts().map(([name]) => name)).toEqual(['Sport', 'क्रिकेट', 'घुड़दौड़', 'Total'])
})

it('reads all bets of the selected days, a hundred at a time', async () => {
  await open()
  await expect.element(table()).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ page: 1, limit: 100, gameType: 'exchange' })
  expect(new Date(String(asked[0]?.['startDate']))).toEqual(new Date(2026, 10, 15))
  await page.getByRole('button', { name: /^Days/ }).click()
  await page.getByRole('button', { name: 'Yesterday' }).click()
  await expect.poll(() => new Date(String(asked.at(-1)?.['startDate']))).toEqual(new Date(2026, 10, 20))
})

it('exports the table as CSV', async () => {
  await open()
  await expect.element(table()).toBeVisible()
  const files: { name: string; file: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push({ name: '', file: file as Blob })
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.at(-1)!.name = this.download
  })
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect(files[0]?.name).toBe('profit-by-market-2026-11-15-2026-11-21.csv')
  const lines = (await files[0]!.file.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(lines[1]).toBe(
    '2026-11-21T11:45:00.000Z,Netherlands v England,Match Odds,Cricket,England won,1,500,0,510',
  )
  expect(lines.at(-1)).toBe('Profit and loss,199.75')
})

it('has a narrow table with the result under the market on a phone, within the page’s width', async () => {
  await open({}, 390)
  await expect.element(table()).toBeVisible()
  expect(texts()[0]).toEqual(['Market', 'Bets', 'Profit and loss'])
  expect(texts()[1]?.[0]).toBe('Match OddsNetherlands v EnglandEngland won')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('shows an empty state, and a retry button after a failed read', async () => {
  await open({ onCall: (name) => (name === 'listBetDetails' ? pageOf([]) : undefined) })
  await expect.element(page.getByText('No bets settled in this period')).toBeVisible()
  root?.unmount()
  await open({ onCall: () => undefined, failing: ['listBetDetails'] })
  await expect.element(page.getByText('The bets could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('is not shown to staff, who have no bets of their own', async () => {
  await page.viewport(1280, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeHistory userType="agent" onCall={(name) => (name === 'listPlayerBets' ? pageOf([]) : undefined)}>
      <BetsPage />
    </FakeHistory>,
  )
  await expect.element(page.getByRole('tab', { name: 'Results' })).toBeVisible()
  expect(page.getByRole('tab', { name: 'Profit and loss' }).elements()).toEqual([])
})
