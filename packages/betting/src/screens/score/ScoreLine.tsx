'use client'
import { useScore } from './useScores.ts'
import { withIndex, scoreLine } from './scoreText.ts'
import * as styles from './score.css.ts'

export function ScoreLine({ eventId, isInPlay }: { eventId: string; isInPlay: boolean }) {
  const board = useScore(eventId, isInPlay ? 'inPlayList' : 'notInPlay').score?.board
  if (!board) return null
  return (
    <p className={styles.line}>
      {withIndex(scoreLine(board)).map(({ index, item: { team, score } }) => (
        <span key={index} className={styles.lineSide}>
          <span className={styles.lineTeam}>{team}</span> <span className={styles.lineScore}>{score}</span>
        </span>
      ))}
    </p>
  )
}
