import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { EmptyState, ErrorState } from './index.ts'

const meta = {
  title: 'Feedback/States',
  component: ErrorState,
  args: { title: 'Open bets could not be loaded', onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: () => <EmptyState icon="bet" title="No Market Selected" text="Tap a price to begin a bet." />,
}
export const EmptyWithAction: Story = {
  render: () => (
    <EmptyState
      icon="cricket"
      title="No events in play"
      action={<Button tone="accent">See upcoming</Button>}
    />
  ),
}
export const Failed: Story = {
  args: { text: 'The operator did not answer.', labels: { retry: 'Try again' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { labels: { retry: 'Try again' }, loading: true } }
