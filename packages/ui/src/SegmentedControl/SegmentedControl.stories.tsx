import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SegmentedControl, type SegmentedControlRootProps } from './index.ts'

const periods = ['Today', 'Week', 'Month']

function Period({ words = periods, ...rest }: SegmentedControlRootProps & { words?: string[] }) {
  return (
    <SegmentedControl.Root defaultValue={words[0]!} aria-label="Period" {...rest}>
      {words.map((word) => (
        <SegmentedControl.Item key={word} value={word}>
          {word}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}

const meta = {
  title: 'Actions/SegmentedControl',
  component: Period,
  args: { onValueChange: fn() },
} satisfies Meta<typeof Period>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys select. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Today' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Week')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { words: ['Everything unmatched', 'Matched at a better price', 'All'] },
}
