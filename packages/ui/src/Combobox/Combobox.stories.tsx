import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Combobox, type ComboboxProps } from './index.ts'

const items = [
  { id: 'syd', label: 'Sydney Thunder', group: 'Cricket' },
  { id: 'per', label: 'Perth Scorchers', group: 'Cricket' },
  { id: 'eph', label: 'Ephemeral Hope', group: 'Horse Racing' },
  { id: 'gone', label: 'Scratched Dog', group: 'Greyhounds', disabled: true },
]

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Event',
    items,
    labels: { empty: 'Nothing found', loading: 'Searching' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

/** Typing filters, arrows move, Enter selects; the list announces the active item without taking focus. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Event' })
    await userEvent.type(input, 'th')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = screen.getByRole('option', { name: 'Perth Scorchers' })
    await expect(input).toHaveAttribute('aria-activedescendant', second.id)
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Perth Scorchers')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('per', { reason: 'chosen' })
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'cleared' })
  },
}
export const Chosen: Story = { args: { defaultValue: 'eph' } }

/** Groups have names, and keep the order of their items. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Horse Racing' })).toBeVisible())
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible())
  },
}
/** With an external search, `onQueryChange` receives the query, and items are shown as they arrive. */
export const Loading: Story = {
  args: { items: [], loading: true, onQueryChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'syd')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('syd')
    await expect(within(canvasElement).getByRole('status', { name: 'Searching' })).toBeVisible()
  },
}
export const Invalid: Story = { args: { error: 'Choose an event', hint: 'Team or race' } }
export const Disabled: Story = { args: { defaultValue: 'syd', disabled: true } }

const submitted = fn()
function InForm(props: ComboboxProps) {
  const { control, handleSubmit } = useForm<{ event: string | null }>({ defaultValues: { event: null } })
  return (
    <form
      style={{ display: 'grid', gap: '16px' }}
      onSubmit={(event) => void handleSubmit((values) => submitted(values))(event)}
    >
      <Controller
        control={control}
        name="event"
        render={({ field: { onChange, ...field } }) => (
          <Combobox {...props} {...field} onValueChange={onChange} />
        )}
      />
      <Button type="submit">Show</Button>
    </form>
  )
}
export const InReactHookForm: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'syd')
    await userEvent.click(await screen.findByRole('option', { name: 'Sydney Thunder' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(submitted).toHaveBeenLastCalledWith({ event: 'syd' })
  },
}
