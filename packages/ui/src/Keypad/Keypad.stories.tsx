import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Keypad } from './index.ts'

const meta = {
  title: 'Fields/Keypad',
  component: Keypad,
  args: { 'aria-label': 'Stake', labels: { erase: 'Erase' }, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Keypad>
export default meta
type Story = StoryObj<typeof meta>

/** Works by pointer and by keyboard. */
export const WholeNumbers: Story = {
  play: async ({ args, canvasElement }) => {
    const pad = within(within(canvasElement).getByRole('group', { name: 'Stake' }))
    await userEvent.click(pad.getByRole('button', { name: '5' }))
    pad.getByRole('button', { name: '00' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('500', { reason: 'key', key: '00' })
    await userEvent.click(pad.getByRole('button', { name: 'Erase' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('50', { reason: 'key', key: 'erase' })
  },
}
export const WithDecimals: Story = { args: { decimals: 2 } }
export const Disabled: Story = { args: { disabled: true } }
