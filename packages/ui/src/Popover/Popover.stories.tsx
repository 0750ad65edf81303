import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Popover } from './index.ts'

function Rules({ startOpen = false, text = 'Bets are settled at the end of the match.' }) {
  return (
    <Popover.Root defaultOpen={startOpen}>
      <Popover.Trigger asChild>
        <Button>Rules</Button>
      </Popover.Trigger>
      <Popover.Content align="start" aria-label="Rules of this market">
        <p>{text}</p>
        <Popover.Close asChild>
          <Button size="small">Close</Button>
        </Popover.Close>
      </Popover.Content>
    </Popover.Root>
  )
}

const meta = {
  title: 'Overlays/Popover',
  component: Rules,
  parameters: { matrix: { only: ['Open', 'LongText'], height: 320 } },
} satisfies Meta<typeof Rules>
export default meta
type Story = StoryObj<typeof meta>

/** Opens by keyboard, takes focus, closes on Escape and restores focus. */
export const Default: Story = {
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Rules' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const content = await screen.findByRole('dialog', { name: 'Rules of this market' })
    await waitFor(() => expect(content.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const Open: Story = { args: { startOpen: true } }
export const LongText: Story = {
  args: {
    startOpen: true,
    text: 'A match that ends without a result is void, and every stake is given back. '.repeat(8),
  },
}
