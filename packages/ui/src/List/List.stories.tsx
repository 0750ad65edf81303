import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../Avatar/index.ts'
import { Icon } from '../Icon/index.ts'
import { Card } from '../Layout/index.ts'
import { Money } from '../Money/index.ts'
import { StatusTag } from '../Tag/index.ts'
import { List } from './index.ts'

const press = fn()

const meta = {
  title: 'Data/List',
  component: List.Item,
  args: { title: 'Deposit', text: '12 March 2026, 6:04 pm', end: <Money kind="result" minor={50_000n} /> },
  decorators: [
    (Story) => (
      <Card padded={false}>
        <List.Root>
          <Story />
        </List.Root>
      </Card>
    ),
  ],
} satisfies Meta<typeof List.Item>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const WithPicture: Story = { args: { start: <Avatar name="Sydney Thunder" /> } }

/** The row has one button, and its whole area is the target. */
export const Pressable: Story = {
  args: {
    start: <Icon name="wallet" />,
    pressable: true,
    title: (
      <button type="button" onClick={press}>
        Deposit
      </button>
    ),
  },
  play: async ({ canvasElement }) => {
    press.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Deposit' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(press).toHaveBeenCalledOnce()
    const { right, top, height } = within(canvasElement).getByRole('listitem').getBoundingClientRect()
    await expect(document.elementFromPoint(right - 4, top + height / 2)).toBe(button)
  },
}
export const Several: Story = {
  render: () => (
    <>
      <List.Item
        pressable
        title={<a href="#1">Deposit</a>}
        end={<StatusTag tone="success">Approved</StatusTag>}
      />
      <List.Item
        pressable
        title={<a href="#2">Withdraw</a>}
        end={<StatusTag tone="warning">Pending</StatusTag>}
      />
      <List.Item pressable title={<a href="#3">Bonus</a>} end={<StatusTag>Expired</StatusTag>} />
    </>
  ),
}
export const LongText: Story = {
  args: {
    title: 'Lucknow Super Giants v Royal Challengers Bengaluru, the innings of the side that bats first',
    text: 'Session of six overs, settled at the end of the powerplay',
  },
}
