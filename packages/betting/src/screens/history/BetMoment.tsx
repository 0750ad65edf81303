'use client'
import { findBetMoment, type Bet, type BetDetail, type BetMoment as Moment } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { Skeleton, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBettingSite } from '../../site/siteContext.ts'
import * as styles from './betMoment.css.ts'
import { MomentBook } from './MomentBook.tsx'
import { momentSteps } from './momentSteps.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** A time of day, isolated so that it keeps its order in right-to-left text. Renders nothing for an invalid time. */
function TimeOf({ at }: { at: string }) {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return null
  return (
    <time dateTime={at} className={styles.time}>
      <bdi>{clock.format(date)}</bdi>
    </time>
  )
}

function Steps({ bet, moment }: { bet: Bet | BetDetail; moment: Moment }) {
  const message = useMessage()
  return (
    <section className={styles.moment}>
      <h3 className={styles.title}>{message('betting.moment.title')}</h3>
      <ol className={styles.steps}>
        {momentSteps(bet, moment).map(({ name, at, text, more }) => (
          <li key={name} data-step={name} className={styles.step}>
            <span className={styles.text}>{message(text.id, text.values)}</span>
            {at !== null && <TimeOf at={at} />}
            {more.map(({ id, values }) => (
              <span key={id} className={styles.more}>
                {message(id, values)}
              </span>
            ))}
            {name === 'matched' && <MomentBook bet={bet} moment={moment} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * Steps of how a bet was placed and settled, with the prices on offer when it was matched. Renders nothing if the
 * operator does not report them (docs/decisions/history.md).
 */
export function BetMoment({ bet }: { bet: Bet | BetDetail }) {
  const message = useMessage()
  const { site, options } = useBettingSite()
  const { data, isPending, isFetching } = useQuery({
    ...queryOf(site.operator.client, findBetMoment, { betId: bet.id }),
    // Operators keep no such record of an order that cashed another bet out.
    enabled: options.betMoments && bet.cashOutKey === undefined,
    // The past does not change.
    staleTime: Infinity,
    retry: false,
  })
  if (data?.betId === bet.id) return <Steps bet={bet} moment={data} />
  if (!isPending || !isFetching) return null
  return (
    <div role="status" aria-busy aria-label={message('betting.moment.loading')}>
      <Skeleton shape="block" height="160px" />
    </div>
  )
}
