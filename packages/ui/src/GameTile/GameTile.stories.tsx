import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Image } from '../Image/index.ts'
import { SiteLinkProvider } from '../SiteLink/index.ts'
import { GameTile } from './index.ts'

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${color}"/><circle cx="2" cy="1.5" r="1" fill="#fff" opacity=".35"/></svg>`)}`
const picture = <Image src={drawn('#27506b')} alt="" ratio={4 / 3} />

const meta = {
  title: 'Data/GameTile',
  component: GameTile,
  args: { to: '/game/kite', name: 'Kite Roulette', provider: 'Nine Lamps', picture, onOpen: fn() },
  decorators: [(Story) => <div style={{ inlineSize: '180px' }}>{Story()}</div>],
} satisfies Meta<typeof GameTile>
export default meta
type Story = StoryObj<typeof meta>

const navigate = fn()

/** The link's name contains the game's name and provider. */
export const Default: Story = {
  render: (args) => (
    <SiteLinkProvider value={{ navigate, prefetch: () => {} }}>
      <GameTile {...args} />
    </SiteLinkProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Kite Roulette Nine Lamps' })
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(navigate).toHaveBeenLastCalledWith('/game/kite')
  },
}

/** The star is next to the link, not inside it. */
export const WithStar: Story = {
  args: { badge: 'New', labels: { star: 'Favourite: Kite Roulette' }, onPressedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const star = within(canvasElement).getByRole('button', { name: 'Favourite: Kite Roulette' })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'pressed' }),
    )
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}
export const LongName: Story = {
  args: { name: 'Lightning Baccarat of the Seven Golden Lanterns', provider: 'A Studio with a Long Name' },
}
