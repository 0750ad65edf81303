import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const rules = [
  { id: 'length', label: 'At least 8 characters', isMet: (password: string) => password.length >= 8 },
  { id: 'digit', label: 'One digit', isMet: (password: string) => /\d/.test(password) },
]
const labels = { show: 'Show password', hide: 'Hide password', met: 'done', unmet: 'missing' }

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Create Password', labels, rules, autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** REG-012: each hint is ticked once it is met, and belongs to the field for a screen reader. */
export const LiveHints: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Create Password')
    await userEvent.type(input, 'flood1')
    const [length, digit] = canvas.getAllByRole('listitem')
    await expect(length).not.toHaveAttribute('data-met')
    await expect(digit).toHaveTextContent('One digit done')
    await userEvent.type(input, 'ight')
    await expect(length).toHaveTextContent('At least 8 characters done')
    await expect(input).toHaveAccessibleDescription(/8 characters done/)
  },
}

/** The toggle shows the password and takes no space from the input. */
export const Shown: Story = {
  args: { rules: [], label: 'Password', defaultValue: 'floodlight', autoComplete: 'current-password' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
export const Invalid: Story = { args: { defaultValue: 'short', error: 'Too short' } }
export const Disabled: Story = { args: { disabled: true } }

const submitted = fn()
function InForm(props: PasswordFieldProps) {
  const { register, handleSubmit } = useForm<{ password: string }>()
  return (
    <form
      style={{ display: 'grid', gap: '16px' }}
      onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}
    >
      <PasswordField {...props} {...register('password')} />
      <Button type="submit">Save</Button>
    </form>
  )
}
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Create Password'), 'floodlight9')
    await expect(canvas.getByText('One digit').parentElement).toHaveAttribute('data-met')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(submitted).toHaveBeenLastCalledWith({ password: 'floodlight9' })
  },
}
