'use client'
import { Icon } from '@kit/ui'
import type { ScoreBoard as Board } from '@kit/sdk/contract'
import type { ReactNode } from 'react'
import { ScoreBoard } from './ScoreBoard.tsx'
import { withIndex, scoreLine } from './scoreText.ts'
import * as styles from './score.css.ts'

export interface ScoreFoldProps {
  board: Board
  action?: ReactNode
}

/** Score in one line above the prices, for dense pages; a press expands the full score. */
export function ScoreFold({ board, action }: ScoreFoldProps) {
  return (
    <div className={styles.fold}>
      <details className={styles.foldBody}>
        <summary className={styles.foldLine}>
          {withIndex(scoreLine(board)).map(({ index, item: { team, score } }) => (
            <span key={index} className={styles.lineSide}>
              <span className={styles.lineTeam}>{team}</span>{' '}
              <span className={styles.lineScore}>{score}</span>
            </span>
          ))}
          <span className={styles.foldStatus}>{board.status}</span>
          <Icon name="down" size="small" />
        </summary>
        <ScoreBoard board={board} />
      </details>
      {action}
    </div>
  )
}
