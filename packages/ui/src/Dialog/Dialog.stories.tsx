import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Dialog } from './index.ts'

function ConfirmBet({ startOpen = true }: { startOpen?: boolean }) {
  return (
    <Dialog.Root defaultOpen={startOpen}>
      {!startOpen && (
        <Dialog.Trigger asChild>
          <Button tone="action">Place Bet</Button>
        </Dialog.Trigger>
      )}
      <Dialog.Content
        title="Confirm your bet"
        description="Match Odds · Sydney Thunder"
        labels={{ close: 'Close' }}
        footer={
          <>
            <Dialog.Close asChild>
              <Button>Cancel</Button>
            </Dialog.Close>
            <Button tone="action">Confirm</Button>
          </>
        }
      >
        Back 500.00 at 2.06 for a profit of 530.00.
      </Dialog.Content>
    </Dialog.Root>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  component: ConfirmBet,
  parameters: { matrix: { only: ['Open'], height: 320 } },
} satisfies Meta<typeof ConfirmBet>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

/** Focus moves in, Escape closes, and focus returns to the opener. */
export const FocusComesBack: Story = {
  args: { startOpen: false },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Place Bet' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your bet' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-scroll-locked'))
  },
}
