import { momentText, Money, useLocale, useMessage } from '@kit/ui'
import { PlayerButton, PriceOf, ResultOf, SelectionButton, StateTag, Where } from './BetParts.tsx'
import { momentOf, type BetRow, type RowProps } from './betRow.ts'
import * as styles from './bets.css.ts'

function Figures({ row: { bet, line } }: { row: BetRow }) {
  const message = useMessage()
  const figures = [
    { name: message('history.column.stake'), minor: bet.stake },
    { name: message('history.column.profit'), minor: bet.profit },
    { name: message('history.column.liability'), minor: line.liability },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, minor }) => (
        <div key={name}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figure}>
            <Money minor={minor} display="short" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function BetCards({ rows, isStaff, isOpen, Action, onOpen, onPlayer }: RowProps) {
  const locale = useLocale()
  const message = useMessage()
  return (
    <ul className={styles.cards} aria-label={message(isOpen ? 'history.open' : 'history.ended')}>
      {rows.map((row) => {
        const { bet, line, count } = row
        return (
          <li key={bet.id} className={styles.card} data-side={line.side} data-bet-state={bet.state}>
            <SelectionButton row={row} isCard onOpen={onOpen} />
            <span className={styles.end}>
              {bet.state === 'open' ? <PriceOf line={line} /> : <ResultOf bet={bet} />}
            </span>
            <span className={styles.wholeRow}>
              <Where line={line} />
            </span>
            {bet.state === 'open' ? (
              <Figures row={row} />
            ) : (
              <span className={styles.tags}>
                <StateTag state={bet.state} />
                <PriceOf line={line} />
              </span>
            )}
            <bdi className={styles.moment}>{momentText(momentOf(bet), locale)}</bdi>
            <span className={styles.end}>
              {isStaff && <PlayerButton player={bet.player} onPlayer={onPlayer} />}
            </span>
            {Action && count === 1 && (
              <span className={styles.action}>
                <Action bet={bet} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
