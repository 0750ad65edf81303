import type { TakenCashOut } from '@kit/sdk/contract'
import { OperatorError } from '@kit/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { bet } from '../../testing/bet.ts'
import { FakeBetting, type FakeSiteOptions } from '../../testing/fakeSite.tsx'
import { market } from '../../testing/market.ts'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import { CashOutOverlay } from './CashOutOverlay.tsx'

const offered = market({ allowsCashout: true, delaySeconds: 0 })
const openBets = [bet({ stake: 100_000n, odds: 122, profit: 22_000n, liability: 100_000n })]
const order = { runnerId: '1', runnerName: 'Netherlands', odds: 520, stake: 23_461n, profit: 98_539n }
const taken: TakenCashOut = {
  marketId: offered.id,
  share: 100,
  bets: [bet({ ...order, liability: order.stake })],
  book: { marketId: offered.id, byRunner: [], exposure: 1_461n },
}

const withSite = (options: FakeSiteOptions): Pick<Story, 'decorators'> => ({
  decorators: [
    (Story) => (
      <FakeBetting markets={[offered]} openBets={openBets} flags={{ 'betting.cashOut': true }} {...options}>
        <Story />
      </FakeBetting>
    ),
  ],
})

const meta = {
  title: 'Betting/CashOut',
  component: CashOutOverlay,
  render: () => (
    <>
      <ConnectedMarket marketId={offered.id} />
      <CashOutOverlay />
    </>
  ),
} satisfies Meta<typeof CashOutOverlay>
export default meta
type Story = StoryObj<typeof meta>

const openSheet = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: 'Cash out 985.39' }))
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** The value next to the market's name, its orders, and the same result for every winner. */
export const Whole: Story = {
  ...withSite({ onCall: (name) => (name === 'takeCashOut' ? taken : undefined) }),
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    await expect(sheet.getByText('Back Netherlands at 5.20, stake 234.61')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Cash out 985.39' }))
    await waitFor(async () =>
      expect(await sheet.findByText('Cashed out 100 %: −14.61 guaranteed')).toBeVisible(),
    )
  },
}

/** Prices may get worse by two steps: the worst result, and the most that the order can put at risk. */
export const WithinSteps: Story = {
  ...withSite({}),
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    await userEvent.click(sheet.getByRole('radio', { name: 'Within steps' }))
    await userEvent.click(sheet.getByRole('radio', { name: '2' }))
    await waitFor(async () => expect(await sheet.findByText('At worst, if prices move')).toBeVisible())
    await expect(sheet.getByText('At risk 234.61, at most 244.00')).toBeVisible()
  },
}

/** The slider selects half; the guaranteed amount is the worst result. */
export const Part: Story = {
  ...withSite({}),
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    fireEvent.change(sheet.getByRole('slider', { name: 'How much' }), { target: { value: '50' } })
    await waitFor(async () => expect(await sheet.findByText('At worst')).toBeVisible())
    await expect(sheet.getByText('50 %', { selector: 'output' })).toBeVisible()
  },
}

/** The market moved: the reason stays next to the new figures, and the next press tries again. */
export const Moved: Story = {
  ...withSite({
    onCall: (name) =>
      name === 'takeCashOut'
        ? Promise.reject(
            new OperatorError('refused', 'Prices have moved: you would get less than quoted.', {
              status: 409,
              code: 'cash-out-moved',
            }),
          )
        : undefined,
  }),
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    await userEvent.click(sheet.getByRole('button', { name: 'Cash out 985.39' }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent('Prices have moved')
    await expect(sheet.getByRole('button', { name: 'Cash out 985.39' })).toBeEnabled()
  },
}
