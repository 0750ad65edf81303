import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Textarea } from './index.ts'

const meta = {
  title: 'Fields/Textarea',
  component: Textarea,
  args: { label: 'What happened', onChange: fn() },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

/** Enter inserts a line break. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'What happened' })
    const before = area.clientHeight
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six{Enter}seven')
    await expect(area).toHaveValue('one\ntwo\nthree\nfour\nfive\nsix\nseven')
    if (CSS.supports('field-sizing', 'content')) await expect(area.clientHeight).toBeGreaterThan(before)
  },
}

/** The remaining characters are part of its description. */
export const WithCount: Story = {
  args: {
    hint: 'Players read it word for word',
    maxLength: 40,
    labels: { left: (count) => `${count} left` },
    defaultValue: 'Back at 14:00',
  },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox')
    await expect(area).toHaveAccessibleDescription('Players read it word for word 27 left')
    await userEvent.type(area, '!')
    await expect(area).toHaveAccessibleDescription('Players read it word for word 26 left')
  },
}
export const Filled: Story = {
  args: { defaultValue: 'The market was settled as a tie.\nThe scorecard says that Perth won by one run.' },
}
export const Invalid: Story = {
  args: { error: 'Write what happened' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write what happened')
  },
}
export const Disabled: Story = { args: { defaultValue: 'Back at 14:00', disabled: true } }
