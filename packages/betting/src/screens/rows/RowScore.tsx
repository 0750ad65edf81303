'use client'
import { currentInnings, inningsText } from '../score/scoreText.ts'
import { useScore } from '../score/useScores.ts'
import * as styles from './rows.css.ts'

function RowScore({ eventId, isInPlay }: { eventId: string; isInPlay: boolean }) {
  const board = useScore(eventId, isInPlay ? 'inPlayList' : 'notInPlay').score?.board
  if (!board) return null
  if (board.sport === 'football')
    return (
      <span className={styles.score}>
        {board.home.goals}–{board.away.goals} {board.status}
      </span>
    )
  const innings = currentInnings(board)
  return (
    innings && (
      <span className={styles.score} title={innings.team}>
        {inningsText(innings)} ({innings.overs})
      </span>
    )
  )
}

export const rowScoreOf = (eventId: string, isInPlay: boolean) => (
  <RowScore eventId={eventId} isInPlay={isInPlay} />
)
