import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    'aria-label': 'Deposit',
    current: 'method',
    labels: { done: 'done' },
    steps: [
      { id: 'amount', label: 'Amount' },
      { id: 'method', label: 'Method' },
      { id: 'proof', label: 'Payment' },
    ],
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: { current: 'amount' } }
export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Amount done')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).toHaveAttribute('data-state', 'ahead')
  },
}
export const AllDone: Story = { args: { current: null } }
export const LongText: Story = {
  args: {
    steps: [
      { id: 'amount', label: 'Choose how much to pay in' },
      { id: 'method', label: 'Choose one of the ways to pay' },
      { id: 'proof', label: 'Send the photo of your payment' },
    ],
  },
}
