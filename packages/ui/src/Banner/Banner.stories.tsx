import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Odds changed from 2.06 to 2.02.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Bet placed.' } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    action: (
      <Button size="small" tone="accent">
        Accept
      </Button>
    ),
  },
}
export const Danger: Story = { args: { tone: 'danger', children: 'Market is suspended.' } }
export const Offline: Story = {
  args: { tone: 'warning', icon: 'offline', children: 'You are offline. Prices are not moving.' },
}
