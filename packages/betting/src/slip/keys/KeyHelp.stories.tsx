import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import KeyHelp from './KeyHelp.tsx'
import { keysState } from './keysState.ts'

const meta = {
  title: 'Betting/Keys',
  component: KeyHelp,
  decorators: [
    (Story) => (
      <FakeBetting prepare={(services) => keysState(services).setState({ isHelpOpen: true })}>
        <Story />
      </FakeBetting>
    ),
  ],
} satisfies Meta<typeof KeyHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

/** Single-key shortcuts can be turned off; the others stay. */
export const CharactersOff: Story = {
  play: async () => {
    const characters = await screen.findByRole('switch', { name: 'Single-key shortcuts' })
    await expect(characters).toBeChecked()
    await userEvent.click(characters)
    await waitFor(() => expect(characters).not.toBeChecked())
  },
}
