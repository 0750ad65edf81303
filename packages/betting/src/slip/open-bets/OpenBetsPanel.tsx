'use client'
import {
  Banner,
  Button,
  Chip,
  EmptyState,
  ErrorState,
  MoreMessages,
  SiteLink,
  Skeleton,
  timeOrDay,
  useMessage,
} from '@kit/ui'
import type { Bet } from '@kit/sdk/contract'
import { betHistoryQuery, lastKnownAt, openBetsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useLiveStatus } from '../../prices/useFollowEvents.ts'
import { useBetting } from '../model/bettingContext.ts'
import { useIsLoggedIn, useIsPlayer } from '../../site/useAccount.ts'
import { useIsOnline } from '../../site/useIsOnline.ts'
import EventCashOutButton from '../cash-out/EventCashOutButton.tsx'
import { AverageOdds } from './AverageOdds.tsx'
import { averageOdds, rowsOf } from './averageOdds.ts'
import { OpenBet, SettledBet } from './BetRow.tsx'
import * as styles from './openBets.css.ts'
import { openBetsMessages } from './openBetsMessages.ts'

/** Polling interval of the lists without a socket, in ms. */
const pollMs = 10_000
const shownResults = 10
const placeholders = ['first', 'second', 'third']

function Loading() {
  const message = useMessage()
  return (
    <div className={styles.loading} role="status" aria-busy aria-label={message('betting.openBets.loading')}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="block" height="84px" />
      ))}
    </div>
  )
}

/**
 * Subscribes to the current event and returns its id, whether the list is narrowed to it, and a setter. Source:
 * OPEN-007.
 */
function useOfThisGame() {
  const { slipPanel } = useBetting()
  const { eventId } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const [isWanted, setIsWanted] = useState(false)
  return { eventId, isNarrowed: isWanted && eventId !== null, setIsWanted }
}

function GameFilter({ isNarrowed, onChange }: { isNarrowed: boolean; onChange: (isOn: boolean) => void }) {
  const message = useMessage()
  return (
    <div role="group" aria-label={message('betting.openBets.filter')} className={styles.filter}>
      <Chip selected={!isNarrowed} onClick={() => onChange(false)}>
        {message('betting.openBets.everyGame')}
      </Chip>
      <Chip selected={isNarrowed} onClick={() => onChange(true)}>
        {message('betting.openBets.thisGame')}
      </Chip>
    </div>
  )
}

function BetRows({ bets }: { bets: readonly Bet[] }) {
  const message = useMessage()
  const [isAveraged, setAveraged] = useState(false)
  const rows = isAveraged ? averageOdds(bets) : rowsOf(bets)
  return (
    <>
      <div className={styles.tools}>
        <AverageOdds isOn={isAveraged} onChange={setAveraged} />
      </div>
      <div className={styles.panel} role="region" aria-label={message('betting.slip.openBets')}>
        <ul className={styles.list}>
          {rows.map((bet) => (
            <OpenBet key={bet.id} bet={bet} />
          ))}
        </ul>
      </div>
    </>
  )
}

function OpenBets() {
  const message = useMessage()
  const { site, options } = useBetting()
  const isLive = useLiveStatus() === 'live'
  const query = useQuery({ ...openBetsQuery(site.operator.client), refetchInterval: isLive ? false : pollMs })
  const { eventId, isNarrowed, setIsWanted } = useOfThisGame()
  const asOf = lastKnownAt(query, useIsOnline(), site.now())

  if (query.isPending) return <Loading />
  if (!query.data) {
    return (
      <ErrorState
        title={message('betting.openBets.failed')}
        labels={{ retry: message('betting.event.retry') }}
        loading={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const bets = query.data.docs
  const age = asOf !== undefined && (
    <Banner tone="warning" icon="offline">
      {message('betting.openBets.asOf', { time: timeOrDay(asOf, site.now()) })}
    </Banner>
  )
  if (bets.length === 0)
    return (
      <>
        {age}
        <EmptyState icon="bet" title={message('betting.openBets.empty')} />
      </>
    )
  const shown = isNarrowed ? bets.filter(({ event }) => event.id === eventId) : bets
  return (
    <>
      {age}
      {eventId !== null && <GameFilter isNarrowed={isNarrowed} onChange={setIsWanted} />}
      {eventId !== null && options.cashOut && <EventCashOutButton eventId={eventId} />}
      {shown.length === 0 ? (
        <EmptyState icon="bet" title={message('betting.openBets.emptyHere')} />
      ) : (
        <BetRows bets={shown} />
      )}
    </>
  )
}

function Results() {
  const message = useMessage()
  const { site } = useBetting()
  const isLive = useLiveStatus() === 'live'
  const { data } = useQuery({
    ...betHistoryQuery(site.operator.client),
    refetchInterval: isLive ? false : pollMs,
  })
  const bets = data?.docs.slice(0, shownResults) ?? []
  if (bets.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{message('betting.results.title')}</h3>
      <div className={styles.panel} role="region" aria-label={message('betting.results.title')}>
        <ul className={styles.list}>
          {bets.map((bet) => (
            <SettledBet key={bet.id} bet={bet} />
          ))}
        </ul>
      </div>
    </>
  )
}

function OtherParts() {
  const { site, slipPanel } = useBetting()
  const { eventId } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const parts = site.contributed('openBets').flat()
  return (
    <Suspense fallback={null}>
      {parts
        .toSorted((one, other) => one.order - other.order)
        .map(({ id, Component }) => (
          <Component key={id} eventId={eventId} />
        ))}
    </Suspense>
  )
}

function VisitorOrBets() {
  const message = useMessage()
  const { site, slipPanel } = useBetting()
  const isLoggedIn = useIsLoggedIn()
  // Staff have no bets: the operator refuses both calls.
  const isPlayer = useIsPlayer()
  if (!isLoggedIn) {
    return (
      <EmptyState
        icon="account"
        title={message('betting.openBets.login')}
        action={
          <Button tone="accent" onClick={() => site.request('login', {})}>
            {message('betting.refusal.login')}
          </Button>
        }
      />
    )
  }
  return (
    <div className={styles.root}>
      <OtherParts />
      {isPlayer && (
        <>
          <OpenBets />
          <Results />
        </>
      )}
      <SiteLink
        to="/open-bets"
        className={styles.all}
        onClick={() => slipPanel.setState({ isSheetOpen: false })}
      >
        {message('betting.openBets.all')}
      </SiteLink>
    </div>
  )
}

/** The player's open bets, followed by the latest results. Visitors see a login button. */
export function OpenBetsPanel() {
  return (
    <MoreMessages messages={openBetsMessages}>
      <VisitorOrBets />
    </MoreMessages>
  )
}
