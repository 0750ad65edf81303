import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'User Name or Mobile No.' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'nightwatch' } }
export const WithHint: Story = { args: { hint: '5 to 24 letters or digits' } }
export const Disabled: Story = { args: { defaultValue: 'nightwatch', disabled: true } }

/** The error is announced, and the input refers to it. */
export const Invalid: Story = {
  args: { defaultValue: 'me', hint: '5 to 24 letters or digits', error: 'Too short' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too short')
    await expect(input).toHaveAccessibleDescription('5 to 24 letters or digits Too short')
    await expect(input).toBeInvalid()
  },
}

export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'floodlight',
    labels: { show: 'Show password', hide: 'Hide password' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}
