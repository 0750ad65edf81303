import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { DateRangePicker, type DateRangePickerProps, type DayRange } from './index.ts'

const meta = {
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Date range',
    today: '2026-03-18',
    max: '2026-03-18',
    onValueChange: fn(),
    labels: {
      none: 'Choose days',
      presetGroup: 'Presets',
      presets: {
        today: 'Today',
        yesterday: 'Yesterday',
        last7Days: 'Last 7 days',
        last30Days: 'Last 30 days',
        thisMonth: 'This month',
        lastMonth: 'Last month',
      },
      chooseEnd: 'Now choose the last day',
      months: 'Months',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      loading: 'Loading the calendar',
    },
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Date range/ }))
  await screen.findByRole('grid', {}, { timeout: 10_000 })
}
// Languages differ in whether a comma follows the day of the week.
const day = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name.replace(' ', ',? ')}$`) })

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-03-12', end: '2026-03-18' },
      { reason: 'preset' },
    )
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent(/^12.+18 Mar 2026$/)
  },
}

/** Weeks begin on Sunday; a second click before the start begins a new range, one after it ends the range. */
export const TwoClicks: Story = {
  play: async ({ args, canvasElement, step }) => {
    await open(canvasElement)
    await step('TXN-010 the week starts on Sunday', async () => {
      const sunday = day('Sunday 8 March 2026')
      await expect(sunday.closest('tr')!.firstElementChild).toContainElement(sunday)
      const [first] = within(sunday.closest('table')!).getAllByRole('columnheader', { hidden: true })
      await expect(first).toHaveAccessibleName('Sunday')
    })
    await userEvent.click(day('Tuesday 10 March 2026'))
    await expect(screen.getByText('Now choose the last day')).toBeVisible()
    await userEvent.click(day('Thursday 5 March 2026'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(day('Saturday 7 March 2026'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-03-05', end: '2026-03-07' },
      { reason: 'days' },
    )
  },
}

/** Arrow keys move and Enter selects; future days cannot be selected. */
export const ByKeyboard: Story = {
  args: { defaultValue: { start: '2026-03-02', end: '2026-03-04' } },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid', {}, { timeout: 10_000 })
    await expect(day('Thursday 19 March 2026')).toBeDisabled()
    day('Monday 2 March 2026').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(day('Monday 9 March 2026')).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowRight}')
    await waitFor(() => expect(day('Tuesday 10 March 2026')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-03-09', end: '2026-03-10' },
      { reason: 'days' },
    )
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}
export const Chosen: Story = { args: { defaultValue: { start: '2026-02-23', end: '2026-03-01' } } }
export const Open: Story = {
  args: { defaultValue: { start: '2026-03-05', end: '2026-03-12' } },
  play: ({ canvasElement }) => open(canvasElement),
}
export const Invalid: Story = { args: { error: 'At most 90 days', hint: 'In the time of India' } }
export const Disabled: Story = { args: { disabled: true } }

const submitted = fn()
function InForm(props: DateRangePickerProps) {
  const { control, handleSubmit } = useForm<{ days: DayRange | null }>({ defaultValues: { days: null } })
  return (
    <form
      style={{ display: 'grid', gap: '16px' }}
      onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}
    >
      <Controller
        control={control}
        name="days"
        render={({ field: { onChange, ...field } }) => (
          <DateRangePicker {...props} {...field} onValueChange={onChange} />
        )}
      />
      <Button type="submit">Show</Button>
    </form>
  )
}
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }))
    await expect(submitted).toHaveBeenLastCalledWith({ days: { start: '2026-03-17', end: '2026-03-17' } })
  },
}
