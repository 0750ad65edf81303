import { momentText, Money, Table, useLocale, useMessage } from '@kit/ui'
import { PlayerButton, PriceOf, ResultOf, SelectionButton, StateTag, Where } from './BetParts.tsx'
import { momentOf, type BetRow, type RowProps } from './betRow.ts'
import * as styles from './bets.css.ts'

const havePrices = (rows: readonly BetRow[]) => rows.some(({ line }) => line.price !== undefined)

function Columns({ isStaff, isOpen, rows, placeName }: RowProps) {
  const message = useMessage()
  const figures = isOpen ? (['profit', 'liability'] as const) : (['result'] as const)
  return (
    <Table.Head>
      <Table.Row>
        {isStaff && <Table.Header>{message('history.player')}</Table.Header>}
        <Table.Header>{message('history.column.selection')}</Table.Header>
        <Table.Header>{placeName}</Table.Header>
        {havePrices(rows) && <Table.Header numeric>{message('history.column.odds')}</Table.Header>}
        <Table.Header numeric>{message('history.column.stake')}</Table.Header>
        {figures.map((figure) => (
          <Table.Header key={figure} numeric>
            {message(`history.column.${figure}`)}
          </Table.Header>
        ))}
        <Table.Header>{message(`history.column.${isOpen ? 'placed' : 'ended'}`)}</Table.Header>
      </Table.Row>
    </Table.Head>
  )
}

function Amounts({ row: { bet, line } }: { row: BetRow }) {
  if (bet.state !== 'open') {
    return (
      <Table.Cell numeric>
        <StateTag state={bet.state} /> <ResultOf bet={bet} />
      </Table.Cell>
    )
  }
  return (
    <>
      <Table.Cell numeric>
        <Money minor={bet.profit} />
      </Table.Cell>
      <Table.Cell numeric>
        <Money minor={line.liability} />
      </Table.Cell>
    </>
  )
}

export function BetsTable(props: RowProps) {
  const { rows, isStaff, isOpen, Action, onOpen, onPlayer } = props
  const locale = useLocale()
  const message = useMessage()
  return (
    <Table.Root caption={message(isOpen ? 'history.open' : 'history.ended')} hideCaption>
      <Columns {...props} />
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.bet.id} data-bet-state={row.bet.state}>
            {isStaff && (
              <Table.Cell>
                <PlayerButton player={row.bet.player} onPlayer={onPlayer} />
              </Table.Cell>
            )}
            <Table.RowHeader className={styles.rowSide} data-side={row.line.side}>
              <SelectionButton row={row} onOpen={onOpen} />
            </Table.RowHeader>
            <Table.Cell>
              <Where line={row.line} />
            </Table.Cell>
            {havePrices(rows) && (
              <Table.Cell numeric>
                <PriceOf line={row.line} />
              </Table.Cell>
            )}
            <Table.Cell numeric>
              <Money minor={row.bet.stake} />
            </Table.Cell>
            <Amounts row={row} />
            <Table.Cell className={styles.moment}>
              {momentText(momentOf(row.bet), locale)}
              {Action && row.count === 1 && (
                <div className={styles.action}>
                  <Action bet={row.bet} />
                </div>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
