import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessagesProvider } from '@kit/ui'
import { messages } from '../allMessages.ts'
import { BalanceFigures } from './BalanceFigures.tsx'

const meta = {
  title: 'Account/BalanceFigures',
  component: BalanceFigures,
  args: { balance: { available: 9_850_000n, exposure: 150_000n } },
  decorators: [
    (Story) => (
      <MessagesProvider locale="en-IN" messages={messages}>
        <Story />
      </MessagesProvider>
    ),
  ],
} satisfies Meta<typeof BalanceFigures>
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {}

export const Stale: Story = { tags: ['pictured'], args: { asOf: Date.UTC(2026, 0, 1, 12) } }

export const Reading: Story = { args: { balance: undefined } }
