import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Marquee } from './Marquee.tsx'

const meta = {
  title: 'Layout/Marquee',
  component: Marquee,
  args: {
    labels: { pause: 'Pause the news', play: 'Play the news' },
    children: 'Deposits by UPI are open day and night.',
  },
} satisfies Meta<typeof Marquee>
export default meta
type Story = StoryObj<typeof meta>

const line = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByText(/Deposits by UPI/)[0]!.parentElement!

/** It can be stopped, and its text is announced once. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/Deposits by UPI/)[1]).toHaveAttribute('inert')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the news' }))
    await userEvent.unhover(canvas.getByRole('button', { name: 'Play the news' }))
    await waitFor(() => expect(getComputedStyle(line(canvasElement)).animationPlayState).toBe('paused'))
  },
}
export const Paused: Story = { args: { defaultPaused: true } }
export const LongText: Story = {
  args: {
    children:
      'Bonuses of this weekend end on Sunday at midnight; what is not turned over until then is lost. '.repeat(
        4,
      ),
  },
}
