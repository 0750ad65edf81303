import { OperatorError } from '@kit/sdk'
import { confirmRealityCheck, getCare, getProfitReport, listSessions } from '@kit/sdk/contract'
import { mutationOf, queryOf } from '@kit/sdk/query'
import { Banner, Button, Dialog, Money, Stack, Stats, useMessage } from '@kit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore, type StoreApi } from 'zustand'
import * as styles from './care.css.ts'
import { useCare, useIsPlayer } from './careContext.ts'
import { minutesBetweenChecks } from './careProfiles.ts'
import { durationText } from './duration.ts'
import { SessionEnd } from './SessionEnd.tsx'

const tickMs = 10_000
const shownKey = 'kit.care.checkedAt'
/** Difference that two clocks of the operator may have. A later moment was noted before its clock went back. */
const clockDifferenceMs = 60_000

/**
 * The mandatory displays of a jurisdiction: the session clock, reality checks when they are due, and the end of the
 * login.
 */
export function RealityCheck({ isAsked }: { isAsked: StoreApi<boolean> }) {
  return useIsPlayer() ? <Session isAsked={isAsked} /> : null
}

function useNow(): number {
  const { now } = useCare().site
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), tickMs)
    return () => clearInterval(timer)
  }, [now])
  return time
}

function Session({ isAsked }: { isAsked: StoreApi<boolean> }) {
  const { site, profile } = useCare()
  const { client } = site.operator
  const message = useMessage()
  const now = useNow()
  const { data: sessions } = useQuery(queryOf(client, listSessions, {}))
  const { data: care } = useQuery(queryOf(client, getCare, {}))
  const asked = useStore(isAsked)
  const own = sessions?.find(({ isCurrent }) => isCurrent)
  const [checkedMs, setChecked] = useState(() => Number(site.tabStorage.getItem(shownKey) ?? 0))
  const isBusy = useSyncExternalStore(site.isBusy.subscribe, site.isBusy.getState, site.isBusy.getState)
  if (!own) return null
  const sinceMs = Date.parse(own.createdAt)
  const minutes = minutesBetweenChecks(profile, care?.realityCheckMinutes ?? 0)
  const moments = [sinceMs, checkedMs, own.checkedAt ? Date.parse(own.checkedAt) : 0]
  const lastMs = Math.max(...moments.filter((ms) => ms - now < clockDifferenceMs))
  const isDue = asked || (minutes > 0 && now - lastMs >= minutes * 60_000)
  const close = () => {
    site.tabStorage.setItem(shownKey, String(site.now()))
    setChecked(site.now())
    isAsked.setState(false, true)
  }
  const endsMs = profile.demands.sessionHours > 0 && own.expiresAt ? Date.parse(own.expiresAt) : undefined
  const played = durationText(Math.max(0, now - sinceMs))
  return (
    <>
      {profile.hasSessionClock && (
        <p className={styles.clock} role="timer" aria-label={message('care.clock', { time: played })}>
          {played}
        </p>
      )}
      {/* A check never covers an order that awaits its answer. */}
      {isDue && !isBusy && <Check since={own.createdAt} played={played} onRead={close} />}
      {endsMs !== undefined && !isDue && <SessionEnd endsMs={endsMs} now={now} isBusy={isBusy} />}
    </>
  )
}

/** Returns true if the operator lacks this call, so that nothing waits for it. */
const isUnknownCall = (error: unknown) => error instanceof OperatorError && error.status === 404

/**
 * A reality check. It closes only once the operator has recorded that it was read, because the operator accepts no bets
 * before.
 */
function Check({ since, played, onRead }: { since: string; played: string; onRead: () => void }) {
  const { site } = useCare()
  const message = useMessage()
  const { mutate, isPending, error } = useMutation(mutationOf(site.operator.client, confirmRealityCheck))
  const read = (afterwards?: () => void) => {
    const done = () => {
      onRead()
      afterwards?.()
    }
    if (!isPending) mutate({}, { onSuccess: done, onError: (failure) => isUnknownCall(failure) && done() })
  }
  return (
    <Dialog.Root open onOpenChange={(opens) => !opens && read()}>
      <Dialog.Content
        title={message('care.check.title')}
        description={message('care.check.played', { time: played })}
        labels={{ close: message('care.close') }}
        footer={
          <>
            <Button disabled={isPending} onClick={() => read(() => site.navigate('/safer-play'))}>
              {message('care.check.break')}
            </Button>
            <Button tone="action" loading={isPending} onClick={() => read()}>
              {message('care.check.continue')}
            </Button>
          </>
        }
      >
        <NetPosition since={since} />
        {error && !isUnknownCall(error) && <Banner tone="danger">{error.message}</Banner>}
      </Dialog.Content>
    </Dialog.Root>
  )
}

const sumOf = (rows: readonly { totalAmount: bigint }[]): bigint =>
  rows.reduce((sum, { totalAmount }) => sum + totalAmount, 0n)

/** Net position on sport and casino since the login. */
function NetPosition({ since }: { since: string }) {
  const { client } = useCare().site.operator
  const message = useMessage()
  const { data, isError } = useQuery({
    ...queryOf(client, getProfitReport, { startDate: since }),
    staleTime: 0,
  })
  if (isError) return <p>{message('care.check.unknown')}</p>
  const sport = data && sumOf(data.exchange)
  const casino = data && sumOf(data.casino)
  const shown = [
    ['sport', sport],
    ['casino', casino],
    ['total', sport !== undefined && casino !== undefined ? sport + casino : undefined],
  ] as const
  return (
    <Stack>
      <p>{message('care.check.net')}</p>
      <Stats.Root>
        {shown.map(([name, minor]) => (
          <Stats.Stat
            key={name}
            label={message(`care.check.${name}`)}
            value={minor === undefined ? '…' : <Money kind="result" minor={minor} />}
          />
        ))}
      </Stats.Root>
    </Stack>
  )
}
