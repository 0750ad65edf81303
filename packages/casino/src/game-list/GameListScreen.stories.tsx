import { OperatorError } from '@kit/sdk'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FakeCasino, game, type FakeCasinoOptions } from '../testing/FakeCasino.tsx'
import { GameListScreen } from './GameListScreen.tsx'

const games = [
  game(),
  game({ id: '1', code: 'teen-patti', name: 'Teen Patti', kind: 'live', subProvider: 'Card House' }),
  game({ id: '4', code: 'roulette', name: 'European Roulette', kind: 'live', subProvider: 'Wheel House' }),
  game({ id: '5', code: 'fruits', name: 'Seven Fruits', kind: 'slot', subProvider: 'Reel House' }),
  game({ id: '6', code: 'dice', name: 'Two Dice', kind: 'virtual' }),
  game({
    id: '7',
    code: 'long',
    name: 'The Longest Night of the Last Lighthouse Keeper of the Northern Coast',
    kind: 'slot',
    subProvider: 'Reel House',
  }),
]

const onCasino = (options: FakeCasinoOptions): { decorators: Decorator[] } => ({
  decorators: [
    (Story) => (
      <FakeCasino {...options}>
        <Story />
      </FakeCasino>
    ),
  ],
})

const meta = {
  title: 'Casino/GameListScreen',
  component: GameListScreen,
  args: { type: 'top' },
} satisfies Meta<typeof GameListScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The view of a visitor. Pressing a game requests a login. */
export const Games: Story = {
  ...onCasino({ answers: { listCasinoGames: () => games } }),
  play: async ({ canvasElement }) => {
    const gameList = within(canvasElement)
    await expect(await gameList.findByRole('link', { name: /^Kite / })).toBeVisible()
    const providers = gameList.getByRole('group', { name: 'Providers' })
    await userEvent.click(within(providers).getByRole('button', { name: 'Card House' }))
    await expect(gameList.queryByRole('link', { name: /^Kite / })).toBeNull()
    await userEvent.click(within(providers).getByRole('button', { name: 'All' }))
    await expect(await gameList.findByRole('link', { name: /^Kite / })).toBeVisible()
  },
}

/** The view of a player. The star adds a game to this browser's favourites. */
export const Player: Story = {
  ...onCasino({ login: { token: 't', userType: 'user' }, answers: { listCasinoGames: () => games } }),
  play: async ({ canvasElement }) => {
    const gameList = within(canvasElement)
    const star = await gameList.findByRole('button', { name: 'Favorite: Teen Patti' })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Loading: Story = onCasino({ answers: { listCasinoGames: () => new Promise(() => {}) } })

/** The operator has no game of this kind. */
export const Empty: Story = onCasino({ answers: { listCasinoGames: () => [] } })

export const Failed: Story = {
  ...onCasino({
    answers: {
      listCasinoGames: () =>
        Promise.reject(new OperatorError('unreachable', 'The operator cannot be reached')),
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
