import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './Money.tsx'

const meta = {
  title: 'Data/Money',
  component: Money,
  args: { minor: 12_345_678n },
  argTypes: { minor: { control: false } },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Short: Story = { args: { display: 'short', minor: 123_456_789n } }
export const Profit: Story = { args: { kind: 'result', minor: 53_000n } }
export const Loss: Story = { args: { kind: 'result', minor: -50_000n } }
export const Even: Story = { args: { kind: 'result', minor: 0n } }
