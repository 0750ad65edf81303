import { casinoBetsChanged, casinoBetsSettled, pointsChanged } from '@kit/sdk/contract'
import type { Announce } from '../../operator/announcements/announcements.ts'
import type { Database } from '../../operator/database/schema.ts'
import type { Outbox } from '../../operator/announcements/outbox.ts'
import { payTarget } from './cashOut.ts'
import { endRound, resumeRound } from './endRound.ts'
import { overdueRounds } from './roundStore.ts'

/** Intervals of the check for due rounds and for abandoned ones, in ms. */
const lookMs = 200
const sweepMs = 10_000
/** A round counts as abandoned this long after its end, in ms. */
const graceMs = 10_000

interface KeeperServices {
  database: Database
  clock(): number
  outbox: Outbox
  onError(error: unknown, what: string): void
}

export function announceBets(announce: Announce, players: readonly string[]): void {
  for (const userId of players) {
    announce({ to: { userId }, event: casinoBetsChanged, payload: {} })
    announce({ to: { userId }, event: pointsChanged, payload: {} })
  }
}

export function announceEnd(announce: Announce, roundId: string, players: readonly string[]): void {
  for (const userId of players) {
    announce({ to: { userId }, event: casinoBetsSettled, payload: { docs: { roundId } } })
    announce({ to: { userId }, event: pointsChanged, payload: {} })
  }
}

/** A bet that is paid automatically at its target multiplier. */
interface Target {
  betId: string
  roundId: string
  userId: string
  /** Time in ms since the epoch. */
  dueAt: number
}

/** Ends rounds when they are due. Any process finds the rounds of a stopped process in the database. */
export function keepRounds({ database, clock, outbox, onError }: KeeperServices) {
  const dueAt = new Map<string, number>()
  const targets = new Map<string, Target>()
  let sweepAt = 0
  let work = Promise.resolve()

  async function end(roundId: string, how: typeof resumeRound): Promise<void> {
    await outbox.transaction(async (tx, announce) => {
      const players = await how(tx, roundId, new Date(clock()))
      if (players) announceEnd(announce, roundId, players)
    })
  }

  const settle: typeof resumeRound = (executor, roundId, at) =>
    endRound(executor, { roundId, how: 'settle', by: 'clock', at })

  async function payTargets(now: number): Promise<void> {
    for (const [betId, target] of targets) {
      if (target.dueAt > now) continue
      targets.delete(betId)
      const { roundId, userId } = target
      await outbox.transaction(async (tx, announce) => {
        if (await payTarget(tx, { roundId, userId, at: new Date(clock()) }))
          announceEnd(announce, roundId, [userId])
      })
    }
  }

  async function look(): Promise<void> {
    const now = clock()
    await payTargets(now)
    for (const [roundId, at] of dueAt) {
      if (at > now) continue
      dueAt.delete(roundId)
      await end(roundId, settle)
    }
    if (now < sweepAt) return
    sweepAt = now + sweepMs
    for (const roundId of await overdueRounds(database, new Date(now - graceMs)))
      await end(roundId, resumeRound)
  }

  const next = () => {
    work = work.then(look).catch((error: unknown) => onError(error, 'Casino rounds could not be ended'))
    return work
  }
  const timer = setInterval(() => void next(), lookMs)
  timer.unref()

  return {
    /** Expects the round at a time in ms since the epoch. */
    expect(roundId: string, at: number): void {
      dueAt.set(roundId, at)
    },
    /** A missed payment is made with the round. */
    expectTarget(target: Target): void {
      targets.set(target.betId, target)
    },
    settle: (roundId: string) => end(roundId, settle),
    async stop(): Promise<void> {
      clearInterval(timer)
      await work
    },
  }
}

export type Rounds = ReturnType<typeof keepRounds>
