'use client'
import { useScore } from './useScores.ts'
import { inPlaces, scoreLine } from './scoreText.ts'
import * as styles from './score.css.ts'

/** The score in one line, for a card of a list. Nothing while there is none. */
export function ScoreLine({ eventId }: { eventId: string }) {
  const board = useScore(eventId, 'inPlayList').score?.board
  if (!board) return null
  return (
    <p className={styles.line}>
      {inPlaces(scoreLine(board)).map(({ place, item: { team, score } }) => (
        <span key={place} className={styles.lineSide}>
          <span className={styles.lineTeam}>{team}</span> <span className={styles.lineScore}>{score}</span>
        </span>
      ))}
    </p>
  )
}
