import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../Icon/index.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Place Bet', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = { args: { tone: 'action' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Neutral: Story = { args: { tone: 'neutral', children: 'Cancel' } }
export const Ghost: Story = { args: { tone: 'ghost', children: 'Clear all' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Cancel bet' } }
export const Small: Story = { args: { tone: 'neutral', size: 'small', children: 'Refresh' } }
export const WithIcon: Story = {
  args: {
    tone: 'accent',
    children: (
      <>
        <Icon name="bet" /> Open bets
      </>
    ),
  },
}
export const FullWidth: Story = { args: { tone: 'action', fullWidth: true } }
export const Disabled: Story = { args: { tone: 'action', disabled: true } }
export const AsLink: Story = {
  args: { tone: 'action', asChild: true, children: <a href="#event">See the event</a> },
}
export const LongText: Story = {
  args: {
    tone: 'neutral',
    children: 'Accept the new price of 2.06 and place this bet for 12,34,567.89 points',
  },
}

/** A second press while the first is pending does nothing, and focus stays. */
export const Loading: Story = {
  args: { tone: 'action', loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    button.focus()
    await expect(button).toHaveFocus()
  },
}
