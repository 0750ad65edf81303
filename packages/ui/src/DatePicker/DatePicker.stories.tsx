import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DatePicker } from './index.ts'

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: {
    label: 'Take a break until',
    today: '2026-03-18',
    min: '2026-03-19',
    max: '2026-09-18',
    onValueChange: fn(),
    labels: {
      none: 'Choose a day',
      months: 'Months',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      loading: 'Loading the calendar',
    },
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Take a break/ }))
  await screen.findByRole('grid', {}, { timeout: 10_000 })
}
// Languages differ in whether a comma follows the day of the week.
const day = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name.replace(' ', ',? ')}$`) })

/** One press selects and closes; the field then shows the selected day. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('button')
    await expect(field).toHaveAccessibleName('Take a break until Choose a day')
    await open(canvasElement)
    await userEvent.click(day('Friday 27 March 2026'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-27', { reason: 'day' })
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(field).toHaveAccessibleName('Take a break until 27 Mar 2026')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** Arrows move by day and week, Page Down by month; days outside the limits cannot be selected. */
export const ByKeyboard: Story = {
  args: { defaultValue: '2026-03-24' },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid', {}, { timeout: 10_000 })
    await expect(day('Wednesday 18 March 2026')).toBeDisabled()
    day('Tuesday 24 March 2026').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(day('Tuesday 31 March 2026')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(day('Wednesday 1 April 2026')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-01', { reason: 'day' })
  },
}
export const Chosen: Story = { args: { defaultValue: '2026-04-01' } }
export const Open: Story = {
  args: { defaultValue: '2026-03-24' },
  play: ({ canvasElement }) => open(canvasElement),
}
export const Invalid: Story = { args: { error: 'At most six months', hint: 'It begins at once' } }
export const Disabled: Story = { args: { disabled: true } }
