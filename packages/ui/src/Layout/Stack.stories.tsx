import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Badge, StatusTag } from '../Tag/index.ts'
import { Card, Grid, Inline, Stack } from './index.ts'

const cards = ['Deposit', 'Withdraw', 'Bonus', 'Report'].map((name) => <Card key={name}>{name}</Card>)

const meta = { title: 'Layout/Stack', component: Stack, args: { children: cards } } satisfies Meta<
  typeof Stack
>
export default meta
type Story = StoryObj<typeof meta>

/** Equal distances, and every child is as wide as the stack. */
export const Stacked: Story = {
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-kit="card"]')].map((card) =>
      card.getBoundingClientRect(),
    )
    const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom))
    await expect(new Set(gaps).size).toBe(1)
    await expect(gaps[0]).toBeGreaterThan(0)
    await expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
  },
}
export const StackedAtTheStart: Story = {
  args: {
    align: 'start',
    gap: 'small',
    children: [<Button key="1">Bet</Button>, <Badge key="2" count={3} />],
  },
}

/** A list with this layout remains a list for screen readers. */
export const StackAsList: Story = {
  args: {
    asChild: true,
    gap: 'tiny',
    children: (
      <ul>
        <li>Matched</li>
        <li>Unmatched</li>
      </ul>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** Items wrap; on a line that is long enough, the last item is at its end. */
export const InlineBetween: Story = {
  render: () => (
    <Inline justify="between" gap="medium">
      <StatusTag tone="success">Approved</StatusTag>
      <Button size="small">Open</Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [line] = canvasElement.querySelectorAll<HTMLElement>('[data-kit="inline"]')
    const { left, right } = line!.getBoundingClientRect()
    const button = within(canvasElement).getByRole('button').getBoundingClientRect()
    const isRightToLeft = getComputedStyle(line!).direction === 'rtl'
    await expect(Math.round(isRightToLeft ? button.left : button.right)).toBe(
      Math.round(isRightToLeft ? left : right),
    )
  },
}
export const InlineWraps: Story = {
  render: () => (
    <div style={{ inlineSize: '220px' }}>
      <Inline>
        {['Cricket', 'Tennis', 'Football', 'Horse racing'].map((sport) => (
          <StatusTag key={sport}>{sport}</StatusTag>
        ))}
      </Inline>
    </div>
  ),
}

/** The grid has as many columns as fit. */
export const GridOfCards: Story = {
  render: () => <Grid column="small">{cards}</Grid>,
}
