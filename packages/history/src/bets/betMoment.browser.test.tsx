import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { BetMoment } from '@kit/sdk/contract'
import { bet, endedBet } from '@kit/sdk/testing'
import { pageOf } from '@kit/shell/testing'
import { FakeHistory, type FakeHistoryProps } from '../testing/FakeHistory.tsx'
import BetsPage from './BetsPage.tsx'

let root: Root | undefined
let asked: string[] = []
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  asked = []
})

const level = (odds: number, size: bigint) => ({ odds, run: 0, size })
const moment = (betId: string): BetMoment => ({
  betId,
  asked: { odds: 200, run: 0 },
  arrived: { odds: 198, run: 0 },
  got: { odds: 202, run: 0 },
  delayMs: 5_000,
  receivedAt: '2026-11-21T10:30:00.120Z',
  matchedAt: '2026-11-21T10:30:05.160Z',
  back: [level(202, 120_000n), level(200, 45_000n), level(198, 900_000n)],
  lay: [level(204, 33_000n), level(206, 10_000n)],
})

function answer(name: string, request: unknown): unknown {
  asked.push(name)
  const { betId } = (request ?? {}) as { betId?: string }
  if (name === 'listOpenBets') return pageOf([bet()])
  if (name === 'listBetHistory' || name === 'listBetDetails') return pageOf([endedBet()])
  if (name === 'findBetMoment') return moment(betId ?? '')
  return undefined
}

async function open(options: Omit<FakeHistoryProps, 'children'> = {}, width = 1280) {
  await page.viewport(width, 900)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeHistory onCall={answer} flags={{ 'betting.betMoments': true }} {...options}>
      <BetsPage />
    </FakeHistory>,
  )
}

const sheet = () => page.getByRole('dialog', { name: 'Back England' })
const steps = () =>
  Array.from(sheet().element().querySelectorAll('[data-step]'), (step) => step.getAttribute('data-step'))

it('shows for an open bet the requested price, the delay, the matched price, and the other prices at that moment', async () => {
  await open({}, 390)
  await page.getByRole('button', { name: 'Back England' }).click()
  await expect.element(sheet().getByText('Requested 2.00 or better')).toBeVisible()
  await expect.element(sheet().getByText('Available at that time: 1.98')).toBeVisible()
  await expect.element(sheet().getByText('Bet delay of 5 s')).toBeVisible()
  await expect.element(sheet().getByText('Matched at 2.02')).toBeVisible()
  await expect.element(sheet().getByText('Better than requested')).toBeVisible()
  expect(steps()).toEqual(['asked', 'delay', 'matched'])
  const book = sheet().getByRole('table', { name: 'Prices of England when it was matched' })
  const rows = Array.from(book.element().querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
  )
  expect(rows).toEqual([
    ['2.02 1,200Your bet', '2.04 330'],
    ['2.00 450', '2.06 100'],
    ['1.98 9,000', 'Nothing'],
  ])
})

it('ends with the result and the rule that settled it', async () => {
  await open()
  await page.getByRole('tab', { name: 'Results' }).click()
  await page.getByRole('button', { name: 'Back England' }).click()
  await expect.element(sheet().getByText('Won: +510.00')).toBeVisible()
  expect(steps()).toEqual(['asked', 'delay', 'matched', 'ended'])
  expect(sheet().element().querySelector('[data-step="ended"]')?.textContent).toContain(
    'England won: a back of the winner wins.',
  )
})

it('shows nothing, and no error, if the operator has no record or returns another bet', async () => {
  for (const answerOf of [
    (name: string, request: unknown) => (name === 'findBetMoment' ? undefined : answer(name, request)),
    (name: string, request: unknown) => (name === 'findBetMoment' ? moment('other') : answer(name, request)),
  ]) {
    await open({ onCall: answerOf })
    await page.getByRole('button', { name: 'Back England' }).click()
    await expect.element(sheet().getByText('Can win')).toBeVisible()
    await expect.poll(() => sheet().getByRole('status').elements()).toEqual([])
    expect(sheet().getByText('How it was placed').elements()).toEqual([])
    root?.unmount()
  }
})

it('requests no record for a cash out order, which has none', async () => {
  await open({
    onCall: (name, request) =>
      name === 'listOpenBets' ? pageOf([bet({ cashOutKey: 'key-1' })]) : answer(name, request),
  })
  await page.getByRole('button', { name: 'Back England' }).click()
  await expect.element(sheet().getByText('Can win')).toBeVisible()
  expect(asked).not.toContain('findBetMoment')
})

it('calls nothing at an operator without the call', async () => {
  await open({ flags: {} })
  await page.getByRole('button', { name: 'Back England' }).click()
  await expect.element(sheet().getByText('Can win')).toBeVisible()
  expect(asked).not.toContain('findBetMoment')
})
