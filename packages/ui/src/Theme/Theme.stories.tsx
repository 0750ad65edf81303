import type { Meta, StoryObj } from '@storybook/react-vite'
import { aurora } from '@kit/tokens/brands/aurora'
import { Button } from '../Button/index.ts'
import { Theme } from './Theme.tsx'

const meta = {
  title: 'Layout/Theme',
  component: Theme,
  args: { brand: aurora, mode: 'light', children: <Button tone="accent">Place bets</Button> },
} satisfies Meta<typeof Theme>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { args: { mode: 'dark' } }
