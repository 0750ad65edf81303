import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageOf } from '@kit/shell/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { onFakeStaff } from '../testing/FakeStaff.tsx'
import { accountOf } from '../testing/samples.ts'
import PlayersPage from './PlayersPage.tsx'

const meta = { title: 'Account/PlayersPage', component: PlayersPage } satisfies Meta<typeof PlayersPage>
export default meta
type Story = StoryObj<typeof meta>

const branch = accountOf({
  id: 'branch-1',
  userType: 'branch',
  userName: 'city_branch',
  children: 3,
  players: 3,
  available: 125_000_000_00n,
})
const players = [
  accountOf(),
  accountOf({ id: 'player-2', userName: 'rival', isBlocked: true }),
  accountOf({ id: 'player-3', userName: 'a_player_with_a_rather_long_name', isDemo: true, casinoLock: true }),
]
const listAccountsBelow = (request: unknown) =>
  pageOf((request as { parentId?: string }).parentId === 'branch-1' ? players : [branch])

/** A branch is read when it is unfolded. */
export const Tree: Story = {
  ...onFakeStaff({ answers: { listAccountsBelow } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the accounts below city_branch' }))
    await waitFor(async () => expect(await canvas.findByRole('link', { name: 'rival' })).toBeVisible())
  },
}

/** Players cannot use the staff pages. */
export const NotForPlayers: Story = { ...onFakeStaff({ userType: 'user' }) }
