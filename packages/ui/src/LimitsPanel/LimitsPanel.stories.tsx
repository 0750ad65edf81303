import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { LimitsPanel, type LimitsPanelItemProps } from './index.ts'

function Limits({ limits }: { limits: readonly LimitsPanelItemProps[] }) {
  return (
    <LimitsPanel.Root aria-label="Your limits">
      {limits.map((limit) => (
        <LimitsPanel.Item
          key={limit.name}
          actions={
            <Button size="small" aria-label={`Remove: ${limit.name}`}>
              Remove
            </Button>
          }
          {...limit}
        />
      ))}
    </LimitsPanel.Root>
  )
}

const meta = {
  title: 'Data/LimitsPanel',
  component: Limits,
  args: {
    limits: [
      { name: 'Deposits in a day', text: '2,000 of 5,000 used', used: 0.4 },
      {
        name: 'Losses in a week',
        text: '8,600 of 10,000 used',
        used: 0.86,
        next: '15,000 from 19 Mar 2026',
      },
      { name: 'Stakes in a month', text: '40,000 of 40,000 used', used: 1 },
    ],
  },
} satisfies Meta<typeof Limits>
export default meta
type Story = StoryObj<typeof meta>

/** Each bar has the name of its limit. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Your limits' }))
    const bar = list.getByRole('progressbar', { name: 'Losses in a week' })
    await expect(bar).toHaveAttribute('aria-valuenow', '86')
    const items = list.getAllByRole('listitem')
    await expect(items.map(({ dataset }) => dataset['state'])).toEqual(['within', 'near', 'reached'])
  },
}
export const WithoutBars: Story = {
  args: { limits: [{ name: 'Session in a day', text: 'At most two hours', actions: undefined }] },
}
