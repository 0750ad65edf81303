import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Money } from '../Money/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Stats } from './index.ts'

const meta = {
  title: 'Data/Stats',
  component: Stats.Stat,
  args: { label: 'Exposure', value: <Money minor={-250_000n} /> },
  decorators: [
    (Story) => (
      <Stats.Root>
        <Story />
      </Stats.Root>
    ),
  ],
} satisfies Meta<typeof Stats.Stat>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('definition')).toHaveTextContent('−2,500.00')
  },
}
export const WithNote: Story = { args: { label: 'Total P/L', note: 'Last 7 days' } }
export const Loading: Story = { args: { value: <Skeleton /> } }
export const LongText: Story = {
  args: { label: 'Points that casino rounds still hold', value: <Money minor={123_456_789_012n} /> },
}
export const Several: Story = {
  render: () => (
    <>
      <Stats.Stat label="Total P/L" value={<Money kind="result" minor={53_000n} />} note="Last 7 days" />
      <Stats.Stat label="Casino P/L" value={<Money kind="result" minor={-12_050n} />} />
      <Stats.Stat label="Exchange P/L" value={<Money kind="result" minor={65_050n} />} />
      <Stats.Stat label="D/W P/L" value={<Money minor={0n} />} />
    </>
  ),
}
