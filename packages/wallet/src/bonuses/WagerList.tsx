import type { Minor } from '@kit/sdk/contract'
import { Grid, Progress, useMessage } from '@kit/ui'
import { wholePoints } from '../amount/wholePoints.ts'
import * as styles from './bonuses.css.ts'

export interface Wager {
  title: string
  required: Minor
  done: Minor
}

/** Rounded down, so that only a finished wager shows 100. */
const percentOf = ({ done, required }: Wager): number => Number((done * 100n) / required)

export function WagerList({ wagers }: { wagers: readonly Wager[] }) {
  const message = useMessage()
  return (
    <Grid column="large" asChild>
      <ul aria-label={message('wallet.bonuses.wagers')}>
        {wagers.map((wager) => {
          const { title, required, done } = wager
          const value = message('wallet.bonuses.wagerValue', {
            done: wholePoints(done),
            required: wholePoints(required),
            percent: percentOf(wager),
          })
          return (
            <li key={title} className={styles.card}>
              <h2 className={styles.title}>{title}</h2>
              <Progress
                label={message('wallet.bonuses.wagerProgress', { title })}
                value={percentOf(wager)}
                getValueLabel={() => value}
                tone={done < required ? 'accent' : 'success'}
              />
              <p className={styles.text}>{value}</p>
              <p className={styles.quiet}>
                {done < required
                  ? message('wallet.bonuses.wagerLeft', { left: wholePoints(required - done) })
                  : message('wallet.bonuses.wagerDone')}
              </p>
            </li>
          )
        })}
      </ul>
    </Grid>
  )
}
