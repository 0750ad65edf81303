import { betsSettled } from '@kit/sdk/contract'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeWalletOptions } from '../testing/FakeWallet.tsx'
import { bonus } from '../testing/samples.ts'
import { closeWallet, showWallet } from '../testing/showWallet.tsx'
import BonusesPage from './BonusesPage.tsx'

afterEach(closeWallet)

const first = bonus({
  id: 'first',
  title: 'First deposit',
  min: 50_000n,
  max: 1_000_000n,
  useLimit: 1,
  type: 'ftd',
  percentage: 100,
})
const answers = {
  listBonuses: () => [
    first,
    bonus({ id: 'reload', min: 50_000n }),
    bonus({ id: 'used', title: 'Weekend', useLimit: 2 }),
  ],
  listUsedBonuses: () => [
    { bonusId: 'reload', count: 1 },
    { bonusId: 'used', count: 2 },
  ],
}

const open = (options: FakeWalletOptions) => showWallet(<BonusesPage />, options)

const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })

it('ROUTE-040 BON-004 BON-005 BON-008 shows what is offered, what is not and why, and how often each was used', async () => {
  const { seen } = open({ answers, user: { depositCount: 2 } })
  await expect.element(card('Top up').getByText('Available')).toBeVisible()
  await expect
    .element(card('Top up').getByText('Deposit bonus · 10% extra · Deposit of 500 or more · Used 1 of 3'))
    .toBeVisible()
  await expect
    .element(card('Weekend').getByText('You have used this bonus the maximum number of times.'))
    .toBeVisible()
  await expect
    .element(card('First deposit').getByText('This bonus is for first deposits only.'))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Deposit' }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Deposit' }).click()
  expect(seen.intents).toEqual([['deposit', { bonusId: 'reload' }]])
})

it.each([{ 'wallet.deposit.showButton': false }, { 'domain.type': 'b2b' }] as const)(
  'SHELL-030 offers no deposit with %j',
  async (flags) => {
    open({ answers, user: { depositCount: 2 }, flags })
    await expect.element(card('Top up').getByText('Available')).toBeVisible()
    expect(page.getByRole('link', { name: 'Deposit' }).elements()).toEqual([])
  },
)

it.each([
  ['BON-006', { wagerBonusId: 'w1' }, /must be wagered first/],
  ['BON-007', { bonusLock: true }, /Bonuses are switched off/],
])('%s says why none can be chosen', async (_id, user, text) => {
  open({ answers, user })
  await expect.element(page.getByText(text)).toBeVisible()
})

it('BON-006 BON-008 shows how far a bonus is turned over, spoken as well, and follows settled bets', async () => {
  let done = 60_000n
  const parts = open({
    user: { wagerBonusId: 'bonus-wager' },
    answers: {
      listBonuses: () => [],
      listUsedBonuses: () => [
        { bonusId: 'bonus-wager', count: 1, wager: { title: 'Weekend boost', required: 150_000n, done } },
      ],
    },
  })
  const bar = page.getByRole('progressbar', { name: 'Wagering for Weekend boost' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '600 of 1,500 points, 40%')
  await expect.element(page.getByText('900 points of settled bets to go.')).toBeVisible()
  await expect.element(page.getByText(/must be wagered first/)).toBeVisible()
  done = 150_000n
  parts.emit(betsSettled, { docs: { marketId: '1.1' } })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '1,500 of 1,500 points, 100%')
  await expect.element(page.getByText('Wagering is complete. You can choose another bonus.')).toBeVisible()
})
