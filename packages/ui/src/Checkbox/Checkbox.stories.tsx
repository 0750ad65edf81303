import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { label: 'I am 18 or older, and I have read the terms and the rules of this site and agree to them' },
}

const submitted = fn()
function InForm(props: CheckboxProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { agreed: false } })
  return (
    <form
      style={{ display: 'grid', gap: '16px' }}
      onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}
    >
      <Controller
        control={control}
        name="agreed"
        render={({ field: { onChange, value, ...field } }) => (
          <Checkbox {...props} {...field} checked={value} onCheckedChange={onChange} />
        )}
      />
      <Button type="submit">Next</Button>
    </form>
  )
}
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(submitted).toHaveBeenLastCalledWith({ agreed: true })
  },
}
