import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'upi://pay?pa=aurora@bank&am=500.00&cu=INR', label: 'Pay 500 by UPI' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Upi: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Pay 500 by UPI' })
    await expect(code.querySelector('svg')?.getBoundingClientRect().width).toBe(136)
  },
}
export const Large: Story = { args: { size: 'large' } }
export const LongText: Story = { args: { value: `https://example.test/${'a'.repeat(400)}`, size: 'large' } }
