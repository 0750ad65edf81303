import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Icon } from '../Icon/index.ts'
import { Badge } from '../Tag/index.ts'
import { BottomBar } from './index.ts'

function Bar({ bets = 3, home = 'Home' }: { bets?: number; home?: string }) {
  return (
    <BottomBar.Root aria-label="Main">
      <BottomBar.Item icon={<Icon name="home" />}>
        <a href="#home" aria-current="page">
          {home}
        </a>
      </BottomBar.Item>
      <BottomBar.Item icon={<Icon name="cricket" />}>
        <a href="#in-play">In-play</a>
      </BottomBar.Item>
      <BottomBar.Item icon={<Icon name="bet" />} badge={<Badge count={bets} label="open bets" />}>
        <button type="button">Open bets</button>
      </BottomBar.Item>
      <BottomBar.Item icon={<Icon name="account" />}>
        <a href="#account">Account</a>
      </BottomBar.Item>
    </BottomBar.Root>
  )
}

const meta = { title: 'Navigation/BottomBar', component: Bar } satisfies Meta<typeof Bar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Main' }))
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(bar.getByRole('button', { name: '3 open bets Open bets' })).toBeVisible()
  },
}
export const NoBadge: Story = { args: { bets: 0 } }
export const LongText: Story = { args: { home: 'The start of everything', bets: 120 } }
