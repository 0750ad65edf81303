'use client'
import { Card, MoreMessages, StatusTag, useMessage, VisuallyHidden } from '@kit/ui'
import type { CricketBoard, ScoreBoard as Board } from '@kit/sdk/contract'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { scoreMessages } from './messages.ts'
import { currentInnings, inningsText, withIndex, runsNeeded } from './scoreText.ts'
import * as styles from './score.css.ts'

export interface ScoreBoardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  board: Board
  /** Content at the end of its first line: the button of live TV, which has no separate line. */
  action?: ReactNode
}

/** Score of an event: sides and totals; in cricket also the current over, batters and bowler. Source: MKT-003. */
export function ScoreBoard(props: ScoreBoardProps) {
  return (
    <MoreMessages messages={scoreMessages}>
      <BoardSection {...props} />
    </MoreMessages>
  )
}

function BoardSection({ board, action, className, ...rest }: ScoreBoardProps) {
  const message = useMessage()
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id} className={clsx(styles.board, className)} {...rest}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {message('betting.score.title')}
          </h2>
          <StatusTag tone="accent" className={styles.status}>
            {board.status}
          </StatusTag>
          {action}
        </div>
        {board.sport === 'cricket' ? <Cricket board={board} /> : <Sides board={board} />}
      </section>
    </Card>
  )
}

function Sides({ board: { home, away } }: { board: Extract<Board, { sport: 'football' }> }) {
  return (
    <dl className={styles.sides}>
      {withIndex([home, away]).map(({ index, item: { team, goals } }) => (
        <div key={index} className={styles.side} data-batting="">
          <dt className={styles.team}>{team}</dt>
          <dd className={styles.total}>{goals}</dd>
        </div>
      ))}
    </dl>
  )
}

function Cricket({ board }: { board: CricketBoard }) {
  const message = useMessage()
  const current = currentInnings(board)
  const needed = runsNeeded(board)
  return (
    <>
      <dl className={styles.sides}>
        {withIndex(board.innings).map(({ index, item: innings }) => (
          <div key={index} className={styles.side} data-batting={innings === current ? '' : undefined}>
            <dt className={styles.team}>
              {innings.team}
              {innings.isSuperOver === true && (
                <span className={styles.note}>{message('betting.score.superOver')}</span>
              )}
            </dt>
            <dd className={styles.total}>
              {inningsText(innings)}{' '}
              <span className={styles.note}>{message('betting.score.overs', { overs: innings.overs })}</span>
            </dd>
          </div>
        ))}
      </dl>
      {needed !== undefined && needed > 0 && current && (
        <p className={styles.chase}>
          {board.ballsLeft === undefined
            ? message('betting.score.needs', { team: current.team, runs: needed })
            : message('betting.score.needsFrom', {
                team: current.team,
                runs: needed,
                balls: board.ballsLeft,
              })}
          {board.target !== undefined && (
            <span className={styles.note}>{message('betting.score.target', { runs: board.target })}</span>
          )}
        </p>
      )}
      {board.thisOver.length > 0 && <ThisOver balls={board.thisOver} />}
      <People board={board} />
    </>
  )
}

/** Returns the kind of a ball for its colour: a wicket, a boundary, an extra or a plain one. The text says it too. */
function kindOf(ball: string): 'wicket' | 'boundary' | 'extra' | 'plain' {
  if (ball.startsWith('W')) return 'wicket'
  if (ball === '4' || ball === '6') return 'boundary'
  return /[a-z]/.test(ball) ? 'extra' : 'plain'
}

function ThisOver({ balls }: { balls: readonly string[] }) {
  const message = useMessage()
  return (
    <div className={styles.over}>
      <span className={styles.label}>{message('betting.score.thisOver')}</span>
      <ol className={styles.balls} aria-label={message('betting.score.thisOver')}>
        {withIndex(balls).map(({ index, item: ball }) => (
          <li key={index} className={styles.ball} data-kind={kindOf(ball)}>
            {ball}
          </li>
        ))}
      </ol>
    </div>
  )
}

function People({ board: { batters, bowler } }: { board: CricketBoard }) {
  const message = useMessage()
  if (batters.length === 0 && !bowler) return null
  return (
    <dl className={styles.people}>
      {batters.map(({ name, runs, balls, isOnStrike }) => (
        <div key={name} className={styles.person}>
          <dt>
            {name}
            {isOnStrike && (
              <>
                <span aria-hidden> *</span>
                <VisuallyHidden> {message('betting.score.onStrike')}</VisuallyHidden>
              </>
            )}
          </dt>
          <dd className={styles.figure}>
            {runs} <span className={styles.note}>({balls})</span>
          </dd>
        </div>
      ))}
      {bowler && (
        <div className={styles.person} data-role="bowler">
          <dt>{bowler.name}</dt>
          <dd className={styles.figure}>
            {bowler.wickets}/{bowler.runs} <span className={styles.note}>({bowler.overs})</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
