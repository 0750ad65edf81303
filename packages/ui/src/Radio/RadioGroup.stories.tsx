import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Money } from '../Money/index.ts'
import { RadioGroup, type RadioGroupRootProps } from './index.ts'

const ways = (
  <>
    <RadioGroup.Option value="bank" label="Bank" />
    <RadioGroup.Option value="upi" label="UPI" text="Usually within a minute" />
    <RadioGroup.Option value="usdt" label="USDT" disabled />
  </>
)

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup.Root,
  args: { label: 'Pay by', children: ways },
} satisfies Meta<typeof RadioGroup.Root>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys select; the whole line is the target. */
export const Options: Story = {
  args: { defaultValue: 'bank' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const upi = canvas.getByRole('radio', { name: 'UPI' })
    await expect(canvas.getByRole('radiogroup', { name: 'Pay by' })).toBeVisible()
    await userEvent.click(canvas.getByText('UPI'))
    await expect(upi).toBeChecked()
    await expect(upi).toHaveAccessibleDescription('Usually within a minute')
    await userEvent.keyboard('{ArrowUp>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bank' })).toBeChecked())
    await userEvent.keyboard('{/ArrowUp}')
  },
}
export const Invalid: Story = {
  args: { error: 'Choose a way to pay' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose a way to pay',
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }

/** The whole card is the target. */
export const Cards: Story = {
  args: {
    label: 'Bonus',
    defaultValue: 'none',
    children: (
      <>
        <RadioGroup.Card value="none" label="No Offer Selected" />
        <RadioGroup.Card
          value="welcome"
          label="Welcome bonus"
          text="Turn it over five times within 30 days"
          end={<Money minor={100_000n} />}
        />
        <RadioGroup.Card value="gone" label="Weekend bonus" text="Over since Sunday" disabled />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Welcome bonus' }))
    const { right, top, height } = canvas.getByText('1,000.00').parentElement!.getBoundingClientRect()
    await expect(document.elementFromPoint(right - 3, top + height / 2)).toHaveAttribute('role', 'radio')
    await expect(canvas.getByRole('radio', { name: 'Welcome bonus' })).toBeChecked()
  },
}
export const LongText: Story = {
  args: {
    children: (
      <RadioGroup.Card
        value="bank"
        label="The account at the bank with the longest name of all banks in the country"
        text="Reviewed by hand on working days between nine in the morning and six in the evening"
      />
    ),
  },
}

const submitted = fn()
function InForm(props: RadioGroupRootProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { way: 'bank' } })
  return (
    <form
      style={{ display: 'grid', gap: '16px' }}
      onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}
    >
      <Controller
        control={control}
        name="way"
        render={({ field: { onChange, value, ref } }) => (
          <RadioGroup.Root {...props} value={value} ref={ref} onValueChange={onChange} />
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
    await userEvent.click(canvas.getByRole('radio', { name: 'UPI' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(submitted).toHaveBeenLastCalledWith({ way: 'upi' })
  },
}
