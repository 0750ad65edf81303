import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { Bet } from '@kit/sdk/contract'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bet } from '../../testing/bet.ts'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { bookmaker, line, runner, session } from '../../testing/market.ts'
import { EventScreen } from './EventScreen.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function open(options: Omit<FakeBettingProps, 'children'>) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting {...options}>
      <EventScreen eventId="300-1" />
    </FakeBetting>,
  )
}

const onSession = (facts: Partial<Bet>): Bet =>
  bet({
    marketId: 's6',
    marketName: '6 over runs',
    marketType: 'session',
    runnerId: '1',
    runnerName: '6 over runs',
    odds: 10_000,
    stake: 50_000n,
    profit: 50_000n,
    liability: 50_000n,
    ...facts,
  })

it('PNL-009 opens the book of a session by run from its row, without a draft bet', async () => {
  const bets = [onSession({ id: '1', side: 'back', run: 47 }), onSession({ id: '2', side: 'lay', run: 50 })]
  open({ markets: [session('s6', '6 over runs'), session('s10', '10 over runs')], openBets: bets })
  const opener = page.getByRole('button', { name: /^At worst .*and at each run$/ })
  await expect.poll(() => opener.elements().length).toBe(1)
  await opener.click()
  const sheet = page.getByRole('dialog', { name: '6 over runs' })
  const rows = sheet.getByRole('row')
  const texts = () => rows.elements().map((row) => row.textContent)
  // Yes from 47 and no below 50: both win in between, and elsewhere one covers the other.
  await expect.poll(texts).toEqual(['RunNow', '46 or less0.00', '47–49+1,000.00', '50 or more0.00'])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
})

const mad = bookmaker({
  runners: ['A', 'B'].map((name, at) =>
    runner(String(at), name, { back: [line(0, 110)], lay: [line(0, 120)] }),
  ),
})

it('Q-081 MKT-035 says that a bookmaker’s prices do not add up, and accepts no bet on them, if the brand enforces it', async () => {
  const toast = vi.fn<(text: string) => void>()
  const prepare: FakeBettingProps['prepare'] = ({ site }) => void Object.assign(site, { toast })
  open({ markets: [mad], flags: { 'betting.enforceOverround': true }, prepare })
  await expect.element(page.getByText(/^These prices are inconsistent/)).toBeVisible()
  await page.getByRole('button', { name: /^Back A/ }).click()
  await expect.poll(() => toast.mock.calls.map(([text]) => text)).toEqual(['Bet Not Allowed'])
})

it('Q-081 accepts it if the brand does not enforce it', async () => {
  const toast = vi.fn<(text: string) => void>()
  let isOpen = () => false
  open({
    markets: [mad],
    flags: { 'betting.enforceOverround': false },
    prepare: ({ site, slip }) => {
      Object.assign(site, { toast })
      isOpen = () => slip.getState().slip.state === 'editing'
    },
  })
  await page.getByRole('button', { name: /^Back A/ }).click()
  await expect.poll(() => isOpen()).toBe(true)
  await expect.element(page.getByText(/^These prices are inconsistent/)).not.toBeInTheDocument()
  expect(toast).not.toHaveBeenCalled()
})
