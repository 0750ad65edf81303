import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Money } from '../Money/index.ts'
import { Table } from '../Table/index.ts'
import { TableToolbar } from './index.ts'

const meta = {
  title: 'Data/TableToolbar',
  component: TableToolbar,
  args: {
    label: 'The bets',
    count: '48 bets',
    actions: (
      <>
        <IconButton icon="retry" label="Refresh" />
        <Button size="small">Print</Button>
      </>
    ),
  },
} satisfies Meta<typeof TableToolbar>
export default meta
type Story = StoryObj<typeof meta>

export const WithCount: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('group', { name: 'The bets' }))
    await expect(bar.getByRole('status')).toHaveTextContent('48 bets')
    await userEvent.tab()
    await expect(bar.getByRole('button', { name: 'Refresh' })).toHaveFocus()
  },
}
export const WithSum: Story = {
  args: { children: <Money minor={1_245_000n} kind="result" /> },
}
export const Selected: Story = {
  args: { selected: '2 of 48 selected', actions: <Button size="small">Cancel bets</Button> },
}

const bets = ['Sydney Thunder', 'Perth Scorchers']

function Above() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <div style={{ display: 'grid', gap: '8px' }}>
      <TableToolbar
        label="The bets"
        count="2 bets"
        selected={chosen.length > 0 && `${chosen.length} selected`}
        actions={<Button size="small">Cancel bets</Button>}
      />
      <Table.Root caption="Unmatched bets" hideCaption>
        <Table.Body>
          {bets.map((bet) => (
            <Table.Row key={bet}>
              <Table.RowHeader>
                <Checkbox
                  label={bet}
                  checked={chosen.includes(bet)}
                  onCheckedChange={(is) =>
                    setChosen(is === true ? [...chosen, bet] : chosen.filter((one) => one !== bet))
                  }
                />
              </Table.RowHeader>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  )
}

/** The number of selected rows is announced; with none selected, the row count returns. */
export const AboveATable: Story = {
  render: () => <Above />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Perth Scorchers' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Perth Scorchers' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 bets')
  },
}
