'use client'
import {
  listBetDetails,
  listPlayerBetDetails,
  type Bet,
  type BetDetail,
  type BetOwner,
  type MarketEnd,
} from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import { Banner, formatPoints, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBetting } from '../site/bettingContext.ts'
import { AwaitedDetail } from './AwaitedDetail.tsx'
import { Fact, Facts, Totals } from './Facts.tsx'
import * as styles from './myBets.css.ts'
import { settlementWords } from './settlementWords.ts'

const oneBet = (betId: string) => ({ page: 1, limit: 1, betId })

function useBetDetail(bet: Bet, isStaff: boolean) {
  const { client } = useBetting().site.operator
  const own = useQuery({ ...pageQueryOf(client, listBetDetails, oneBet(bet.id)), enabled: !isStaff })
  const staffs = useQuery({ ...pageQueryOf(client, listPlayerBetDetails, oneBet(bet.id)), enabled: isStaff })
  const query = isStaff ? staffs : own
  // An operator that does not know this filter may give another bet.
  return { query, detail: query.data?.docs.find(({ id }) => id === bet.id) }
}

/** How a market ended, in a few words. */
function useEndWords(): (end: MarketEnd) => string {
  const message = useMessage()
  return ({ state, run, winners }) => {
    if (state === 'open') return message('betting.why.marketOpen')
    if (state === 'void') return message('betting.why.void')
    if (run !== undefined) return message('betting.why.run', { run: String(run) })
    return message('betting.why.winners', { names: winners.join(', ') })
  }
}

function Explanation({ bet }: { bet: BetDetail }) {
  const message = useMessage()
  const endWords = useEndWords()
  const words = settlementWords(bet)
  const end = bet.marketEnd
  if (!words || !end) return <p className={styles.quiet}>{message('betting.why.unknown')}</p>
  return (
    <>
      <Facts>
        <Fact name={message('betting.why.result')}>
          {endWords(end)}
          {end.remarks !== '' && <span className={styles.quiet}> {end.remarks}</span>}
        </Fact>
        <Fact name={message('betting.why.rule')}>{message(words.rule.id, words.rule.values)}</Fact>
        <Fact name={message('betting.why.reckoning')}>
          <bdi className={styles.sum}>{message(words.sum.id, words.sum.values)}</bdi>
        </Fact>
      </Facts>
      {words.differs && (
        <Banner tone="warning">
          {message('betting.why.differs', {
            result: formatPoints(words.differs.result, { sign: 'always' }),
            settled: formatPoints(bet.result, { sign: 'always' }),
          })}
        </Banner>
      )}
      {end.takenBack > 0 && (
        <p className={styles.quiet}>{message('betting.why.takenBack', { times: end.takenBack })}</p>
      )}
    </>
  )
}

function MarketTotals({ bet, player }: { bet: BetDetail; player: BetOwner | undefined }) {
  const message = useMessage()
  const { back, lay, commission, net } = bet.marketTotals
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>
        {player
          ? message('betting.bet.totals.staff', { player: player.userName })
          : message('betting.bet.totals')}
      </h3>
      <Totals
        rows={[
          { name: message('betting.bet.totalBack'), minor: back },
          { name: message('betting.bet.totalLay'), minor: lay },
          { name: message('betting.bet.commission'), minor: commission, isResult: false },
          { name: message('betting.bet.net'), minor: net - commission },
        ]}
      />
    </section>
  )
}

/** Why a bet ended as it did: the result, the rule and the reckoning; and what all bets on its market brought. */
export function SportsWhy(props: { bet: Bet; player: BetOwner | undefined; isStaff: boolean }) {
  const message = useMessage()
  const { query, detail } = useBetDetail(props.bet, props.isStaff)
  if (!detail) return <AwaitedDetail query={query} />
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.partTitle}>{message('betting.why.title')}</h3>
        <Explanation bet={detail} />
      </section>
      <MarketTotals bet={detail} player={props.player} />
    </>
  )
}
