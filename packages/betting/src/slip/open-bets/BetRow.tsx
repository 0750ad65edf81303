'use client'
import { Money, SiteLink, StatusTag, useMessage } from '@kit/ui'
import type { Bet } from '@kit/sdk/contract'
import { useName } from '../../market/useName.ts'
import { BetCashOut } from '../cash-out/BetCashOut.tsx'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { formatPrice, sideName } from '../../prices/formatPrice.ts'
import * as styles from './openBets.css.ts'
import type { OpenBetRow } from './averageOdds.ts'

function Head({ bet }: { bet: Bet }) {
  const message = useMessage()
  const nameOf = useName()
  return (
    <>
      <span className={styles.runner}>
        {message(sideName(bet.marketType, bet.side))} {bet.runnerName}
      </span>
      <bdi className={styles.odds}>{formatPrice(bet)}</bdi>
      <span className={styles.where}>
        <SiteLink to={`/events/${bet.event.id}`} className={styles.link}>
          {bet.event.name}
        </SiteLink>
        {bet.marketName !== bet.runnerName && ` · ${nameOf(bet.marketName)}`}
      </span>
    </>
  )
}

export function OpenBet({ bet }: { bet: OpenBetRow }) {
  const message = useMessage()
  const figures = [
    { name: 'betting.slip.stake', minor: bet.stake },
    { name: 'betting.slip.profit', minor: bet.profit },
    { name: 'betting.slip.liability', minor: bet.liability },
  ] as const
  return (
    <li className={styles.row} data-side={bet.side}>
      <Head bet={bet} />
      {bet.count > 1 && (
        <span className={styles.where}>{message('betting.openBets.merged', { count: bet.count })}</span>
      )}
      <dl className={styles.figures}>
        {figures.map(({ name, minor }) => (
          <div key={name}>
            <dt className={styles.figureName}>{message(name)}</dt>
            <dd className={styles.figure}>
              <Money minor={minor} display="short" />
            </dd>
          </div>
        ))}
      </dl>
      {bet.cashOutKey !== undefined && (
        <span className={styles.where}>{message('betting.openBets.ofCashOut')}</span>
      )}
      {bet.count === 1 && <BetCashOut bet={bet} />}
    </li>
  )
}

const tones = { won: 'success', lost: 'danger', void: 'neutral', open: 'neutral' } as const

/** Settled bet; for a session also the result in runs, if known. */
export function SettledBet({ bet }: { bet: Bet }) {
  const message = useMessage()
  const resultRun = useLiveMarketPart(bet.marketId, (market) => market?.resultRun)
  if (bet.state === 'open') return null
  return (
    <li className={styles.row} data-side={bet.side} data-bet-state={bet.state}>
      <Head bet={bet} />
      <span>
        <StatusTag tone={tones[bet.state]}>{message(`betting.results.${bet.state}`)}</StatusTag>{' '}
        <span className={styles.figureName}>
          {message('betting.slip.stake')} <Money minor={bet.stake} display="short" />
        </span>
        {resultRun !== undefined && (
          <span className={styles.figureName}> · {message('betting.results.run', { run: resultRun })}</span>
        )}
      </span>
      <Money minor={bet.result} kind="result" />
    </li>
  )
}
