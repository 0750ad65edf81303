import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

const meta = {
  title: 'Fields/OtpField',
  component: OtpField,
  args: { label: 'Verification code', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj<typeof meta>

/** AUTH-017: six boxes over one input; digits only, and `onComplete` is called once. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' })
    await expect(canvasElement.querySelectorAll('[data-state="empty"]')).toHaveLength(6)
    await userEvent.type(input, '12a34')
    await expect(input).toHaveValue('1234')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, '567')
    await expect(input).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('12345')
  },
}

/** A code pasted with words and spaces is reduced to its digits. */
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('textbox').focus()
    await userEvent.paste('Your code: 493 027.')
    await expect(args.onComplete).toHaveBeenCalledWith('493027')
  },
}

/** A message with several numbers fills in its code, also over a partial code. */
export const PastedMessage: Story = {
  args: { defaultValue: '48' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    input.focus()
    await userEvent.paste('Valid for 10 mins.\n482913 is your code.\nCall 1800 200 3344.')
    await expect(input).toHaveValue('482913')
    await userEvent.paste('104829')
    await expect(input).toHaveValue('104829')
    await userEvent.paste('Call 4829137')
    await expect(input).toHaveValue('104829')
    await expect(args.onComplete).toHaveBeenLastCalledWith('104829')
  },
}
export const Filled: Story = { args: { defaultValue: '4930' } }
export const Invalid: Story = { args: { defaultValue: '493027', error: 'Invalid OTP' } }
export const Disabled: Story = { args: { defaultValue: '4930', disabled: true } }
export const FourDigits: Story = { args: { digits: 4 } }

const submitted = fn()
function InForm(props: OtpFieldProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { otp: '' } })
  return (
    <form onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}>
      <Controller
        control={control}
        name="otp"
        render={({ field: { onChange, ...field } }) => (
          <OtpField {...props} {...field} onValueChange={onChange} />
        )}
      />
    </form>
  )
}
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '493027{Enter}')
    await expect(submitted).toHaveBeenLastCalledWith({ otp: '493027' })
  },
}
