import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { market, runner } from '../../testing/market.ts'
import { silks } from '../../testing/silks.ts'
import { withSite } from '../../testing/withSite.tsx'
import { HomeRaces } from './NextRaces.tsx'

const meta = { title: 'Betting/NextRaces', component: HomeRaces } satisfies Meta<typeof HomeRaces>
export default meta
type Story = StoryObj<typeof meta>

const race = (id: string, name: string, openDate: string, sport = '7') =>
  market({
    id: `1.${id}`,
    name: '1m2f Handicap',
    isInPlay: false,
    openDate,
    eventType: { id: sport, name: 'Horse Racing' },
    competition: { id: '', name: '', region: '' },
    event: { ...market().event, id, name },
    ...(sport === '7' && {
      runners: [1, 2, 3, 4, 5, 6].map((number) =>
        runner(`${id}-${number}`, `Runner ${number}`, {
          clothNumber: String(number),
          silksUrl: silks(Number(id) + number),
        }),
      ),
    }),
  })

export const Races: Story = {
  ...withSite({
    markets: [
      market(),
      race('301', 'Longmeadow 13:10', '2026-11-21T13:10:00.000Z'),
      race('302', 'Lismore (AU) 21st Nov', '2026-11-21T12:31:00.000Z'),
      race('303', 'Northgate 12:45', '2026-11-21T12:45:00.000Z', '4339'),
      race('304', 'Longmeadow 15:40', '2026-11-22T15:40:00.000Z'),
    ],
  }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findAllByRole('listitem')).toHaveLength(4))
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Lismore (AU)')
    await userEvent.click(canvas.getByRole('tab', { name: 'Longmeadow' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('tab', { name: 'All courses' }))
  },
}
