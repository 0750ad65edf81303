import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withSite } from '../../testing/withSite.tsx'
import { SportsBookScreen } from './SportsBookScreen.tsx'

const withProvider = { sportsBook: 'https://book.invalid/{id}', frameHosts: ['book.invalid'] }

const meta = {
  title: 'Betting/SportsBookScreen',
  component: SportsBookScreen,
  // The frame contains the provider's page; its address does not load here.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof SportsBookScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OfAnEvent: Story = {
  ...withSite({ betting: withProvider }),
  args: { id: '4' },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Sports Book')
    await expect(frame).toHaveAttribute('src', 'https://book.invalid/4')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  },
}

/** Uses the whole screen, with the brand's ball-by-ball page. */
export const BallByBall: Story = {
  ...withSite({ betting: { ...withProvider, ballByBall: 'https://book.invalid/balls' } }),
  args: { isBallByBall: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByTitle('Ball by ball')).toHaveAttribute('src', 'https://book.invalid/balls')
    const screen = canvas.getByRole('heading', { name: 'Ball by ball' }).closest('div')
    await expect(screen?.getBoundingClientRect().height).toBe(window.innerHeight)
  },
}

/** The content may be old: a banner above the page says so, and the page stays. */
export const Interrupted: Story = {
  ...withSite({ betting: withProvider, status: 'connecting' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/The connection is interrupted/)).toBeVisible()
    await expect(canvas.getByTitle('Sports Book')).toBeVisible()
  },
}

export const Refused: Story = {
  ...withSite({ betting: { ...withProvider, frameHosts: [] } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The sports book cannot be shown',
    )
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const NoProvider: Story = {
  ...withSite({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('There is no sports book here')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'See what is in play' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reload' })).toBeNull()
  },
}
