import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { value: 40, label: 'Sending the photo' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Sending the photo' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
  },
}
export const Nothing: Story = { args: { value: 0 } }
export const Done: Story = { args: { value: 100, tone: 'success' } }
export const Failed: Story = { args: { value: 65, tone: 'danger' } }

export const UnknownLength: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
export const TooMuch: Story = {
  args: { value: 180 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
