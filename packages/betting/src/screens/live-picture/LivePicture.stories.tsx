import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { bookmaker, market } from '../../testing/market.ts'
import { EventScreen } from '../event/EventScreen.tsx'
import { EventMedia } from '../score/EventMedia.tsx'
import LivePicture from './LivePicture.tsx'

/** An event's page with the picture outside it, as on a site. Its frame's address does not load here. */
function Page() {
  return (
    <FakeBetting
      betting={{ frameHosts: ['tv.invalid'] }}
      markets={[market(), bookmaker()]}
      onCall={(name) => {
        if (name === 'listScores') return []
        return name === 'listLiveTv'
          ? [{ eventId: '300-1', iframeUrl: 'https://tv.invalid/300-1' }]
          : undefined
      }}
      prepare={({ livePicture, slipPanel }) => {
        slipPanel.setState({ eventId: '300-1' })
        const name = 'Netherlands v England'
        livePicture.setState({ picture: { eventId: '300-1', sportId: '4', name, isApart: false } })
      }}
    >
      <EventScreen eventId="300-1" media={<EventMedia eventId="300-1" />} />
      <LivePicture />
    </FakeBetting>
  )
}

const meta = {
  title: 'Betting/LivePicture',
  component: LivePicture,
  render: () => <Page />,
  // The frame contains a page of another host.
  parameters: { layout: 'fullscreen', a11y: { options: { iframes: false } } },
} satisfies Meta<typeof LivePicture>
export default meta
type Story = StoryObj<typeof meta>

const label = { name: 'Live TV of Netherlands v England' }

export const InItsPlace: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('region', label)
    await waitFor(() => expect(picture).toHaveAttribute('data-live-picture', 'page'))
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Show in a corner' })).toBeVisible(),
    )
  },
}

/** In a corner, moved there by the player: it can be moved, enlarged and closed, and links back to its event. */
export const InACorner: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show in a corner' }))
    const picture = canvas.getByRole('region', label)
    await waitFor(() => expect(picture).toHaveAttribute('data-live-picture', 'corner'))
    await userEvent.click(canvas.getByRole('button', { name: /^Move to the next corner/ }))
    await expect(picture).toHaveAttribute('data-corner', 'bottomStart')
    await userEvent.keyboard('{ArrowRight}')
    await expect(picture).toHaveAttribute('data-corner', 'bottomEnd')
  },
}

export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show in a corner' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Enlarge the picture' }))
    await expect(canvas.getByRole('region', label)).toHaveAttribute('data-large')
    await expect(canvas.getByRole('button', { name: 'Make the picture smaller' })).toBeVisible()
  },
}
