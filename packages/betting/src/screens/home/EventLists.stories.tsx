import type { Meta, StoryObj } from '@storybook/react-vite'
import { levels, market, runner } from '../../testing/market.ts'
import { withSite } from '../../testing/withSite.tsx'
import { InPlayEvents, UpcomingEvents } from './EventLists.tsx'

const cricket = market()
const race = market({
  id: '1.300-1',
  name: '1m2f Handicap',
  isInPlay: false,
  status: 'suspended',
  openDate: '2026-11-21T13:10:00.000Z',
  eventType: { id: '7', name: 'Horse Racing' },
  competition: { id: '', name: '', region: '' },
  event: { ...cricket.event, id: '301-1', name: 'Longmeadow 13:10' },
  runners: [
    runner('11', 'Silver Quay', { clothNumber: '1', back: levels(350), lay: levels(360) }),
    runner('12', 'Northern Lantern', { clothNumber: '2', back: levels(420), lay: levels(440) }),
    runner('13', 'Tin Whistle', { clothNumber: '3', back: levels(1_200), lay: levels(1_300) }),
    runner('14', 'Paper Boat', { clothNumber: '4', back: levels(2_600), lay: [] }),
  ],
})

const meta = { title: 'Betting/EventLists', component: InPlayEvents } satisfies Meta<typeof InPlayEvents>
export default meta
type Story = StoryObj<typeof meta>

export const InPlay: Story = { ...withSite({ markets: [cricket, race] }), tags: ['pictured'] }
export const Upcoming: Story = {
  tags: ['pictured'],
  ...withSite({ markets: [cricket, race] }),
  render: () => <UpcomingEvents />,
}
export const Empty: Story = { ...withSite({ markets: [] }), tags: ['pictured'] }
export const Loading: Story = withSite({ pending: ['getHome'] })
export const Failed: Story = withSite({ failing: ['getHome'] })
