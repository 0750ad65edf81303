import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { PhoneField, type PhoneFieldProps } from './index.ts'

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile No.',
    labels: { code: 'Country code' },
    countries: [
      { country: 'IN', code: '+91', name: 'India' },
      { country: 'NP', code: '+977', name: 'Nepal' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Country code: India +91' }))
    const list = await screen.findByRole('menu')
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200)
    await userEvent.click(within(list).getByRole('menuitemradio', { name: 'Nepal +977' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile No.' }), '98x12')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { code: '+977', number: '9812' },
      expect.objectContaining({ reason: 'number' }),
    )
  },
}

/** Pasting an international number selects its country. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('textbox').focus()
    await userEvent.paste('+977 981-2345678')
    await expect(canvas.getByRole('button', { name: 'Country code: Nepal +977' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('9812345678')
  },
}
export const Filled: Story = { args: { defaultValue: { code: '+91', number: '98765 43210' } } }
export const Invalid: Story = {
  args: { defaultValue: { code: '+91', number: '987' }, error: 'Mobile Number is Invalid' },
}
export const Disabled: Story = { args: { disabled: true } }

const submitted = fn()
function InForm(props: PhoneFieldProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { phone: { code: '+91', number: '' } } })
  return (
    <form onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}>
      <Controller
        control={control}
        name="phone"
        render={({ field: { onChange, ...field } }) => (
          <PhoneField {...props} {...field} onValueChange={onChange} />
        )}
      />
    </form>
  )
}
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '9876543210{Enter}')
    await expect(submitted).toHaveBeenLastCalledWith({ phone: { code: '+91', number: '9876543210' } })
  },
}
