'use client'
import type { EventMarketPrices } from '@kit/betting/feature'
import { IconButton, MoreMessages, useMessage, useNames, VisuallyHidden } from '@kit/ui'
import { oddsOf } from '../chart/priceWords.ts'
import * as styles from './away.css.ts'
import { awayMessages } from './awayMessages.ts'
import type { AwayNews, Move } from './awayMoves.ts'
import { useAwayNews } from './useAwayNews.ts'

export interface AwayLineProps {
  eventId: string
  markets: () => readonly EventMarketPrices[]
}

function MoveWords({ move }: { move: Move }) {
  const message = useMessage()
  const words = {
    runner: move.runnerName,
    was: oddsOf(move.was, move.marketType),
    is: oddsOf(move.is, move.marketType),
  }
  return (
    <>
      <span aria-hidden>{message('charts.away.move', words)}</span>
      <VisuallyHidden>{message('charts.away.spoken', words)}</VisuallyHidden>
    </>
  )
}

export function AwayWords({ news, onDismiss }: { news: AwayNews; onDismiss: () => void }) {
  const message = useMessage()
  const nameOf = useNames()
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <strong className={styles.title}>{message('charts.away.title')}</strong>
        <ul className={styles.news}>
          {news.moves.map((move) => (
            <li key={`${move.marketId} ${move.runnerId}`}>
              <MoveWords move={move} />
            </li>
          ))}
          {news.suspended.map(({ marketId, marketName, times }) => (
            <li key={marketId}>{message('charts.away.suspended', { market: nameOf(marketName), times })}</li>
          ))}
        </ul>
      </div>
      <IconButton icon="close" size="small" label={message('charts.away.dismiss')} onClick={onDismiss} />
    </div>
  )
}

function Moves({ eventId, markets }: AwayLineProps) {
  const [news, dismiss] = useAwayNews(eventId, markets)
  // Rendered before its text, so that screen readers announce it.
  return (
    <div role="status" className={styles.place}>
      {news && <AwayWords news={news} onDismiss={dismiss} />}
    </div>
  )
}

/** Covers no prices and moves none. */
export default function AwayLine(props: AwayLineProps) {
  return (
    <MoreMessages messages={awayMessages}>
      <Moves {...props} />
    </MoreMessages>
  )
}
