import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: { remainingMs: 3200, totalMs: 5000, label: 'Placing your bet' },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Over: Story = { args: { remainingMs: 0 } }
export const Small: Story = { args: { size: 'small' } }
