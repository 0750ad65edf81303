import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#rules', children: 'Rules and regulations' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}
export const Quiet: Story = { args: { tone: 'quiet', children: 'Responsible gaming' } }

/** A new window is announced, and it cannot access this page. */
export const NewWindow: Story = {
  args: { labels: { newWindow: 'opens in a new window' }, children: 'Telegram' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Telegram opens in a new window' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const InText: Story = {
  render: (args) => (
    <p>
      By registering you accept the <Link {...args} /> of this site.
    </p>
  ),
}
export const OfRouter: Story = {
  args: { asChild: true, children: <a href="#home">Home, drawn by a router</a> },
}
