import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from './index.ts'

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Search games',
    placeholder: 'Roulette, teen patti',
    labels: { clear: 'Clear the search', loading: 'Searching' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** The clear button appears with the first letter, and returns focus to the field. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Search games' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(field, 'roul')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'roul',
      expect.objectContaining({ reason: 'typed' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '',
      expect.objectContaining({ reason: 'cleared' }),
    )
  },
}

/** Escape clears the text once. */
export const Filled: Story = {
  args: { defaultValue: 'teen patti' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    field.focus()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls.length
    await userEvent.keyboard('{Escape}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(calls)
  },
}
export const Loading: Story = {
  args: { defaultValue: 'teen patti', loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Searching' })).toBeVisible()
  },
}
export const Invalid: Story = { args: { defaultValue: 't', error: 'Two letters or more' } }
export const Disabled: Story = { args: { defaultValue: 'teen patti', disabled: true } }
