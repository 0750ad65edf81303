import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from '../SearchField/index.ts'
import { Select } from '../Select/index.ts'
import { FilterBar, type AppliedFilter, type FilterBarProps } from './index.ts'

const fields = (
  <>
    <SearchField label="Find" labels={{ clear: 'Clear' }} />
    <Select
      label="Status"
      options={[
        { value: 'all', label: 'All' },
        { value: 'approved', label: 'Approved' },
      ]}
    />
    <Select label="Type" options={[{ value: 'all', label: 'All' }]} />
  </>
)

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter transactions',
    children: fields,
    onRemove: fn(),
    onClear: fn(),
    labels: {
      applied: 'Applied filters',
      remove: (label) => `Remove ${label}`,
      clear: 'Clear all',
    },
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Fields: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('search', { name: 'Filter transactions' })
    await expect(within(bar).getAllByRole('combobox')).toHaveLength(2)
    await expect(within(bar).queryByRole('button')).toBeNull()
  },
}

function Removable(props: FilterBarProps) {
  const [applied, setApplied] = useState<readonly AppliedFilter[]>(props.applied ?? [])
  return (
    <FilterBar
      {...props}
      applied={applied}
      onRemove={(id) => setApplied(applied.filter((one) => one.id !== id))}
      onClear={() => setApplied([])}
    />
  )
}

/** Each applied filter is a button that removes it. */
export const WithApplied: Story = {
  args: {
    applied: [
      { id: 'cricket', label: 'Cricket' },
      { id: 'week', label: 'Last 7 days' },
      { id: 'back', label: 'Back bets' },
    ],
  },
  render: (args) => <Removable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within(canvas.getByRole('group', { name: 'Applied filters' }))
    await userEvent.click(row.getByRole('button', { name: 'Remove Last 7 days' }))
    await expect(row.queryByRole('button', { name: 'Remove Last 7 days' })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
