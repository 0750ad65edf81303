import type { Bonus } from '@kit/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onFakeWallet } from '../testing/onFakeWallet.tsx'
import BonusesPage from './BonusesPage.tsx'

const first: Bonus = {
  id: 'first',
  title: 'First deposit',
  description: 'Your first deposit from 500 to 10,000 is doubled.',
  min: 50_000n,
  max: 1_000_000n,
  useLimit: 1,
  type: 'ftd',
  percentage: 100,
  bonusType: 'depositBonus',
}
const reload: Bonus = {
  ...first,
  id: 'reload',
  title: 'Top up',
  description: '10% on top of three deposits of 1,000 or more.',
  min: 100_000n,
  max: 0n,
  useLimit: 3,
  type: 'reload',
  percentage: 10,
}

const meta = { title: 'Wallet/BonusesPage', component: BonusesPage } satisfies Meta<typeof BonusesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Offers: Story = {
  ...onFakeWallet({
    user: { depositCount: 1 },
    answers: {
      listBonuses: () => [first, reload],
      listUsedBonuses: () => [{ bonusId: 'reload', count: 1 }],
    },
  }),
  tags: ['pictured'],
}

/** A bonus with wagering in progress: no other can be chosen. */
export const Wagering: Story = {
  ...onFakeWallet({
    user: { wagerBonusId: 'boost' },
    answers: {
      listBonuses: () => [],
      listUsedBonuses: () => [
        { bonusId: 'boost', count: 1, wager: { title: 'Weekend boost', required: 150_000n, done: 60_000n } },
      ],
    },
  }),
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuetext', '600 of 1,500 points, 40%')
  },
  tags: ['pictured'],
}
