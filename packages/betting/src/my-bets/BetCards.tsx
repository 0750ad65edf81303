import { Money, useMessage } from '@kit/ui'
import { liabilityOf, momentOf, momentText, type BetLine } from './betLine.ts'
import { PlayerButton, PriceOf, ResultOf, SelectionButton, StateTag, Where } from './BetParts.tsx'
import type { RowProps } from './BetsList.tsx'
import * as styles from './myBets.css.ts'

function Figures({ line }: { line: BetLine }) {
  const message = useMessage()
  const figures = [
    { name: 'stake', minor: line.bet.stake },
    { name: 'profit', minor: line.bet.profit },
    { name: 'liability', minor: liabilityOf(line) },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, minor }) => (
        <div key={name}>
          <dt className={styles.figureName}>{message(`betting.bets.column.${name}`)}</dt>
          <dd className={styles.figure}>
            <Money minor={minor} display="short" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Bets one under another, for screens without room for a table. */
export function BetCards({ lines, isStaff, isOpen, onOpen, onPlayer }: RowProps) {
  const message = useMessage()
  return (
    <ul
      className={styles.cards}
      aria-label={message(isOpen ? 'betting.slip.openBets' : 'betting.results.title')}
    >
      {lines.map((line) => (
        <li
          key={line.bet.id}
          className={styles.card}
          data-side={line.kind === 'sports' ? line.bet.side : undefined}
          data-bet-state={line.bet.state}
        >
          <SelectionButton line={line} isCard onOpen={onOpen} />
          <span className={styles.end}>
            {line.bet.state === 'open' ? <PriceOf line={line} /> : <ResultOf line={line} />}
          </span>
          <span className={styles.wholeRow}>
            <Where line={line} />
          </span>
          {line.bet.state === 'open' ? (
            <Figures line={line} />
          ) : (
            <span className={styles.tags}>
              <StateTag state={line.bet.state} />
              <PriceOf line={line} />
            </span>
          )}
          <bdi className={styles.moment}>{momentText(momentOf(line))}</bdi>
          <span className={styles.end}>
            {isStaff && <PlayerButton player={line.player} onPlayer={onPlayer} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
