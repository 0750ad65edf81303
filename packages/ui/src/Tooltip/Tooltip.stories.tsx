import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: '12,34,567.89', children: <Button>12.34l</Button> },
  parameters: { matrix: { only: ['Open', 'LongText'], height: 160 } },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const under = { side: 'bottom', align: 'start' } as const

/** It appears on focus, describes its control, and closes on Escape. */
export const Default: Story = {
  play: async () => {
    await userEvent.tab()
    const button = screen.getByRole('button', { name: '12.34l' })
    await waitFor(() => expect(button).toHaveAccessibleDescription('12,34,567.89'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
/** Always open, because opening one closes the others on the page. */
export const Open: Story = { args: { ...under, open: true } }
export const LongText: Story = {
  args: {
    ...under,
    open: true,
    text: 'What all your open bets can lose together, casino rounds that are not settled yet included',
  },
}
