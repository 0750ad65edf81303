import { OperatorError } from '@kit/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { bookmaker, market, session } from '../../testing/market.ts'
import { withSite } from '../../testing/withSite.tsx'
import { EventScreen } from './EventScreen.tsx'

const markets = [
  market(),
  bookmaker({ status: 'suspended' }),
  session('s6', '6 over runs Netherlands', { category: 'Overs', priority: 6 }),
  session('w1', 'Fall of 1st wicket Netherlands', { category: 'session', priority: 1_000 }),
]

const meta = {
  title: 'Betting/EventScreen',
  component: EventScreen,
  args: { eventId: '300-1' },
} satisfies Meta<typeof EventScreen>
export default meta
type Story = StoryObj<typeof meta>

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

export const EveryKind: Story = {
  ...withSite({ markets }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Netherlands v England' })
    await expect(titles(canvasElement)).toEqual(['Match Odds', 'Bookmaker', 'Overs', 'Sessions'])
    const suspended = within(canvas.getByRole('region', { name: 'Bookmaker' })).getAllByText('SUSPENDED')
    await waitFor(() => expect(suspended.find((cover) => cover.checkVisibility())).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Sessions' }))
    await expect(titles(canvasElement)).toEqual(['Overs', 'Sessions'])
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
  },
}

/** Without a connection, every market shows that its prices are old, and the page says why. */
export const Stale: Story = {
  ...withSite({ markets, status: 'connecting', prepare: ({ prices }) => prices.setStatus('connecting') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvasElement.querySelectorAll('[data-stale-reason="connection"]').length).toBeGreaterThan(1)
  },
}

export const Loading: Story = {
  ...withSite({ pending: ['getMarketGroup'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Unknown: Story = {
  ...withSite({
    onCall: (name) =>
      name === 'getMarketGroup'
        ? Promise.reject(new OperatorError('refused', 'No such event', { status: 404 }))
        : undefined,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await canvas.findByText('This event is not available')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Failed: Story = {
  ...withSite({ failing: ['getMarketGroup'] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}
