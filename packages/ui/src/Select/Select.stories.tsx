import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Select, type SelectProps } from './Select.tsx'

const options = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected', disabled: true },
]

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Status', options },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  args: { defaultValue: 'pending' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Status' })
    await userEvent.selectOptions(select, 'Approved')
    await expect(select).toHaveValue('approved')
  },
}
export const Placeholder: Story = {
  args: { placeholder: 'Choose a status' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('Choose a status')
  },
}
export const Invalid: Story = { args: { error: 'Choose one', hint: 'What the list shows' } }
export const Disabled: Story = { args: { disabled: true } }
export const Empty: Story = { args: { options: [], placeholder: 'No accounts yet' } }
export const LongText: Story = {
  args: {
    options: [
      { value: 'long', label: 'The account at the bank with the longest name of all banks in the country' },
    ],
  },
}

const submitted = fn()
function InForm(props: SelectProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { status: 'pending' } })
  return (
    <form
      style={{ display: 'grid', gap: '16px' }}
      onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}
    >
      <Select {...props} {...register('status')} />
      <Button type="submit">Show</Button>
    </form>
  )
}
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('combobox')).toHaveValue('pending')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'all')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(submitted).toHaveBeenLastCalledWith({ status: 'all' })
  },
}
