import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { formatOdds } from '../Odds/index.ts'
import { NumberField, type NumberFieldProps } from './index.ts'

const labels = { less: 'Less', more: 'More' }

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Stake', onValueChange: fn() },
  argTypes: {
    value: { control: false },
    defaultValue: { control: false },
    min: { control: false },
    max: { control: false },
    step: { control: false },
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

/** Input that cannot become a number is refused; a number is kept exactly. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Stake' })
    await userEvent.type(input, 'a1x2.5y0-7')
    await expect(input).toHaveValue('12.50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      1250n,
      expect.objectContaining({ reason: 'typed' }),
    )
    await userEvent.tab()
    await expect(input).toHaveValue('12.5')
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, expect.anything())
  },
}

/** Arrow keys step as the buttons do, and stop at the limits. */
export const WithSteppers: Story = {
  args: {
    label: 'Odds',
    defaultValue: 204n,
    min: 101n,
    max: 205n,
    labels,
    format: (odds) => formatOdds(Number(odds)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('spinbutton', { name: 'Odds' })
    input.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('2.05')
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }))
    await expect(input).toHaveValue('2.04')
    await expect(input).toHaveAttribute('aria-valuenow', '2.04')
  },
}

/** A held button repeats until it is released. */
export const HoldToRepeat: Story = {
  args: { defaultValue: 0n, decimals: 0, labels },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('spinbutton')
    const more = canvas.getByRole('button', { name: 'More' })
    await fireEvent.pointerDown(more, { button: 0 })
    await waitFor(() => expect(Number((input as HTMLInputElement).value)).toBeGreaterThan(3), {
      timeout: 5000,
    })
    await fireEvent.pointerUp(more)
    const reached = (input as HTMLInputElement).value
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }))
    await expect(input).toHaveValue(String(Number(reached) - 1))
  },
}
export const Invalid: Story = {
  args: {
    defaultValue: 5_000n,
    error: 'Amount should be between Min and Max Amount Range',
    hint: '100 to 50,000',
  },
}
export const Disabled: Story = { args: { defaultValue: 50_000n, disabled: true, labels } }
export const LongText: Story = { args: { defaultValue: 123_456_789_012_345_678_901n, labels } }

const submitted = fn()
function InForm(props: NumberFieldProps) {
  const { control, handleSubmit } = useForm<{ stake: bigint | null }>({ defaultValues: { stake: 50_000n } })
  return (
    <form
      style={{ display: 'grid', gap: '16px' }}
      onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}
    >
      <Controller
        control={control}
        name="stake"
        rules={{ validate: (stake) => (stake ?? 0n) >= 10_000n || 'At least 100' }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <NumberField {...props} {...field} onValueChange={onChange} error={fieldState.error?.message} />
        )}
      />
      <Button type="submit">Place</Button>
    </form>
  )
}
/** An error of the form is shown below the field, which takes focus. */
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, '50{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('At least 100')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, '0{Enter}')
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith({ stake: 50_000n }))
  },
}
