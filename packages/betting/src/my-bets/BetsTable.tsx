import { Money, Table, useMessage } from '@kit/ui'
import { liabilityOf, momentOf, momentText } from './betLine.ts'
import { PlayerButton, PriceOf, ResultOf, SelectionButton, StateTag, Where } from './BetParts.tsx'
import type { RowProps } from './BetsList.tsx'
import * as styles from './myBets.css.ts'

const keyOf = ({ bet }: RowProps['lines'][number]): string => bet.id

function Columns({ isStaff, isOpen, lines }: RowProps) {
  const message = useMessage()
  const isCasino = lines[0]?.kind === 'casino'
  const figures = isOpen ? (['profit', 'liability'] as const) : (['result'] as const)
  return (
    <Table.Head>
      <Table.Row>
        {isStaff && <Table.Header>{message('betting.bets.player')}</Table.Header>}
        <Table.Header>{message('betting.bets.column.selection')}</Table.Header>
        <Table.Header>{message(`betting.bets.column.${isCasino ? 'game' : 'event'}`)}</Table.Header>
        {!isCasino && <Table.Header numeric>{message('betting.bets.column.odds')}</Table.Header>}
        <Table.Header numeric>{message('betting.bets.column.stake')}</Table.Header>
        {figures.map((figure) => (
          <Table.Header key={figure} numeric>
            {message(`betting.bets.column.${figure}`)}
          </Table.Header>
        ))}
        <Table.Header>{message(`betting.bets.column.${isOpen ? 'placed' : 'ended'}`)}</Table.Header>
      </Table.Row>
    </Table.Head>
  )
}

/** Bets in the columns of a table. */
export function BetsTable(props: RowProps) {
  const { lines, isStaff, isOpen, onOpen, onPlayer } = props
  const message = useMessage()
  return (
    <Table.Root caption={message(isOpen ? 'betting.slip.openBets' : 'betting.results.title')} hideCaption>
      <Columns {...props} />
      <Table.Body>
        {lines.map((line) => (
          <Table.Row key={keyOf(line)} data-bet-state={line.bet.state}>
            {isStaff && (
              <Table.Cell>
                <PlayerButton player={line.player} onPlayer={onPlayer} />
              </Table.Cell>
            )}
            <Table.RowHeader
              className={styles.rowSide}
              data-side={line.kind === 'sports' ? line.bet.side : undefined}
            >
              <SelectionButton line={line} onOpen={onOpen} />
            </Table.RowHeader>
            <Table.Cell>
              <Where line={line} />
            </Table.Cell>
            {line.kind === 'sports' && (
              <Table.Cell numeric>
                <PriceOf line={line} />
              </Table.Cell>
            )}
            <Table.Cell numeric>
              <Money minor={line.bet.stake} />
            </Table.Cell>
            {line.bet.state === 'open' ? (
              <>
                <Table.Cell numeric>
                  <Money minor={line.bet.profit} />
                </Table.Cell>
                <Table.Cell numeric>
                  <Money minor={liabilityOf(line)} />
                </Table.Cell>
              </>
            ) : (
              <Table.Cell numeric>
                <StateTag state={line.bet.state} /> <ResultOf line={line} />
              </Table.Cell>
            )}
            <Table.Cell className={styles.moment}>{momentText(momentOf(line))}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
