import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ToggleGroup, type ToggleGroupRootProps } from './index.ts'

const shown = ['Cricket', 'Tennis', 'Football', 'Horse racing']

function Sports({ words = shown, ...rest }: ToggleGroupRootProps & { words?: string[] }) {
  return (
    <ToggleGroup.Root aria-label="Sports" {...rest}>
      {words.map((word) => (
        <ToggleGroup.Item key={word} value={word}>
          {word}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

const meta = {
  title: 'Actions/ToggleGroup',
  component: Sports,
  args: { type: 'multiple', defaultValue: ['Cricket', 'Tennis'], onValueChange: fn() },
} satisfies Meta<typeof Sports>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrows move, Space turns one on or off. */
export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(button('Cricket')).toHaveFocus()
    await expect(button('Cricket')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(button('Football')).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(button('Football')).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Cricket', 'Tennis', 'Football'])
  },
}

/** From right to left the next item is on the left. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Sports {...args} dir="rtl" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Tennis' })).toHaveFocus())
  },
}

export const One: Story = {
  args: { type: 'single', defaultValue: 'Cricket' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Cricket' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { words: ['Everything unmatched', 'Matched at a better price', 'Settled on the same day', 'All'] },
}
