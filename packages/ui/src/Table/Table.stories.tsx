import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Money } from '../Money/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { EmptyState, ErrorState } from '../States/index.ts'
import { StatusTag } from '../Tag/index.ts'
import { Table, type SortDirection, type TableRootProps } from './index.ts'

const bets = [
  { runner: 'Sydney Thunder', market: 'Match Odds', stake: 50_000n, result: 53_000n },
  { runner: 'Perth Scorchers', market: 'Match Odds', stake: 25_000n, result: -25_000n },
  { runner: 'Ephemeral Hope', market: 'To be placed', stake: 10_000n, result: 0n },
  { runner: 'Six overs of the first innings', market: 'Session', stake: 100_000n, result: 100_000n },
]

function Bets({ caption, children, ...rest }: Partial<TableRootProps>) {
  const [direction, sortBy] = useState<SortDirection | null>(null)
  const way = direction === 'descending' ? -1 : 1
  const rows = direction === null ? bets : [...bets].sort((a, b) => way * Number(a.stake - b.stake))
  return (
    <Table.Root caption={caption ?? 'Settled bets'} {...rest}>
      <Table.Head>
        <Table.Row>
          <Table.Header>Runner</Table.Header>
          <Table.Header>Market</Table.Header>
          <Table.Header numeric sort={direction} onSort={sortBy}>
            Stake
          </Table.Header>
          <Table.Header numeric>Result</Table.Header>
          <Table.Header>State</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {children ??
          rows.map(({ runner, market, stake, result }) => (
            <Table.Row key={runner}>
              <Table.RowHeader>{runner}</Table.RowHeader>
              <Table.Cell>{market}</Table.Cell>
              <Table.Cell numeric>
                <Money minor={stake} />
              </Table.Cell>
              <Table.Cell numeric>
                <Money kind="result" minor={result} />
              </Table.Cell>
              <Table.Cell>
                <StatusTag tone={result > 0n ? 'success' : 'neutral'}>
                  {result > 0n ? 'Won' : 'Lost'}
                </StatusTag>
              </Table.Cell>
            </Table.Row>
          ))}
      </Table.Body>
    </Table.Root>
  )
}

const meta = { title: 'Data/Table', component: Bets } satisfies Meta<typeof Bets>
export default meta
type Story = StoryObj<typeof meta>

/** A column header sorts ascending, then descending, and announces it. */
export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Settled bets' }))
    const stake = table.getByRole('columnheader', { name: 'Stake' })
    const first = () => table.getAllByRole('rowheader')[0]
    await expect(stake).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(table.getByRole('button', { name: 'Stake' }))
    await expect(stake).toHaveAttribute('aria-sort', 'ascending')
    await expect(first()).toHaveTextContent('Ephemeral Hope')
    await userEvent.click(table.getByRole('button', { name: 'Stake' }))
    await expect(stake).toHaveAttribute('aria-sort', 'descending')
    await expect(first()).toHaveTextContent('Six overs')
  },
}

/** Rows scroll under a sticky header; the scroll container takes focus. */
export const StickyHead: Story = {
  args: { maxBlockSize: '160px', hideCaption: true },
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('region', { name: 'Settled bets' })
    await userEvent.tab()
    await expect(place).toHaveFocus()
    place.scrollTop = 100
    const head = within(place).getByRole('columnheader', { name: 'Runner' })
    await expect(head.getBoundingClientRect().top).toBeLessThan(place.getBoundingClientRect().top + 3)
  },
}
export const Empty: Story = {
  args: {
    children: (
      <Table.Message columns={5}>
        <EmptyState icon="bet" title="No settled bets" />
      </Table.Message>
    ),
  },
}
export const Loading: Story = {
  args: {
    'aria-busy': true,
    children: ['one', 'two', 'three'].map((row) => (
      <Table.Row key={row}>
        {[1, 2, 3, 4, 5].map((column) => (
          <Table.Cell key={column}>
            <Skeleton />
          </Table.Cell>
        ))}
      </Table.Row>
    )),
  },
}
export const Failed: Story = {
  args: {
    children: (
      <Table.Message columns={5}>
        <ErrorState title="The bets could not be loaded" labels={{ retry: 'Try again' }} onRetry={() => {}} />
      </Table.Message>
    ),
  },
}
