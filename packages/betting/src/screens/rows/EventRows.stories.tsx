import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '@kit/tokens'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Market } from '@kit/sdk/contract'
import { levels, market, runner } from '../../testing/market.ts'
import { withSite } from '../../testing/withSite.tsx'
import { InPlayScreen } from '../lists/InPlayScreen.tsx'

const threeWay = [
  runner('11', 'Leeds', { back: levels(250), lay: levels(254) }),
  runner('12', 'Hull', { back: levels(300), lay: levels(310) }),
  runner('58805', 'The Draw', { back: levels(340), lay: levels(350) }),
]
const football = (id: string, name: string, facts: Partial<Market> = {}) =>
  market({
    id: `1.${id}`,
    eventType: { id: '1', name: 'Soccer' },
    competition: { id: '20', name: 'Premier League', region: '' },
    event: { ...market().event, id, name },
    runners: threeWay,
    ...facts,
  })
const later = { isInPlay: false, openDate: '2026-11-21T12:40:00.000Z' }
const race = market({
  id: '1.300-1',
  name: '1m2f Handicap',
  isInPlay: false,
  openDate: '2026-11-21T13:10:00.000Z',
  eventType: { id: '7', name: 'Horse Racing' },
  competition: { id: '', name: '', region: '' },
  event: { ...market().event, id: '301-1', name: 'Longmeadow 13:10' },
  runners: ['Silver Quay', 'Northern Lantern', 'Tin Whistle', 'Paper Boat'].map((name, index) =>
    runner(String(index), name, { clothNumber: String(index + 1), back: levels(350), lay: levels(360) }),
  ),
})
const markets = [
  market(),
  football('401', 'Leeds v Hull'),
  football('402', 'Derby v Stoke', { status: 'suspended' }),
  football('403', 'Luton v Bury', later),
  race,
]

const meta = {
  title: 'Betting/EventRows',
  component: InPlayScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      // As on a page, whose rows of choices extend to the edges of a phone.
      <div style={{ padding: vars.space.large }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InPlayScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  ...withSite({ markets, flags: { 'layout.lists': 'rows' } }),
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Leeds v Hull' })).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: 'Most matched' }))
    await expect(canvas.getByRole('button', { name: 'Most matched' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Most matched' }))
  },
}
export const Board: Story = {
  ...withSite({ markets, flags: { 'layout.lists': 'board' } }),
  tags: ['pictured'],
}
/** The player’s choice overrides the brand’s. */
export const Switched: Story = {
  ...withSite({ markets }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rows' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Narrow the list' })).toBeVisible())
  },
}
