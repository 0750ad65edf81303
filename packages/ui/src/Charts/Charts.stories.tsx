import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { formatPoints } from '../Money/index.ts'
import { BarChart, Sparkline, StepChart } from './index.ts'

const results = [420, -180, 0, 260, -90, 530, 610]
const points = results.map((value, index) => ({ label: `${index + 1} March`, value }))

const meta = {
  title: 'Data/Charts',
  component: Sparkline,
  args: {
    points,
    label: 'Profit and loss of the last 7 days',
    columns: { label: 'Day', value: 'Points' },
    format: ({ value }) => formatPoints(BigInt(value) * 100n, { sign: 'always' }),
  },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

/** A screen reader reads the figures of the line. */
export const Line: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Profit and loss of the last 7 days' })
    await expect(within(table).getAllByRole('row')).toHaveLength(8)
    await expect(within(table).getByRole('row', { name: '2 March −180.00' })).toBeInTheDocument()
  },
}
export const Bars: Story = { render: (args) => <BarChart {...args} /> }
export const WithTable: Story = { render: (args) => <BarChart {...args} showTable /> }
export const Empty: Story = { args: { points: [] } }
export const OnePoint: Story = { render: (args) => <BarChart {...args} points={points.slice(0, 1)} /> }

const runs = [
  { label: '44 or less', value: -1_000 },
  { label: '45–49', value: 900 },
  { label: '50 or more', value: -100 },
]

/** Values that change in steps, such as a session's result by runs. */
export const Steps: Story = {
  render: (args) => (
    <StepChart
      {...args}
      points={runs}
      widths={[3, 5, 3]}
      label="What the session brings"
      columns={{ label: 'Run', value: 'Points' }}
      showTable
    />
  ),
}
