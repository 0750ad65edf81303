import { pointsFromMinor } from '@kit/sdk/contract'
import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { CasinoRoundRow, Database } from '../../../operator/database/schema.ts'
import { proofOf } from '../casinoBetLists.ts'
import { cashedOutAt } from '../cashOut.ts'
import type { Game } from '../game.ts'
import type { Rounds } from '../rounds.ts'
import { publicBets, type PublicBet } from '../roundStore.ts'
import { crashPointOf, multiplierAt, nextAt, phaseOf, sharedRoundOf, startOf } from './sharedRound.ts'

/** Interval at which a followed round is checked, in ms. Its crash is reported at most this late. */
const lookMs = 100
const readMs = 1000
/**
 * Interval at which a stream without changes repeats its last line, in ms, so that the connection stays open.
 */
const repeatMs = 5000

interface Seen {
  round: CasinoRoundRow
  bets: readonly PublicBet[]
  readAt: number
}

const hundredths = (height: number): string => (height / 100).toFixed(2)

/** Returns the part of a name that others may see. */
const masked = (name: string): string => `${name.slice(0, 2)}***`

/** Returns a shared round as everybody may see it. It reveals nothing of the crash before it happens. */
function viewOf({ round, bets }: Seen, now: number) {
  const phase = phaseOf(round, now)
  return {
    roundId: round.id,
    phase,
    startsAt: startOf(round),
    nextAt: phase === 'fallen' ? nextAt(round) : null,
    height:
      phase === 'stakes'
        ? '1.00'
        : hundredths(phase === 'rising' ? multiplierAt(round, now) : crashPointOf(round)),
    isVoid: round.state === 'void',
    ...proofOf(round),
    bets: bets.map((bet) => {
      const height = cashedOutAt(bet)
      return {
        name: masked(bet.name),
        stake: pointsFromMinor(bet.stake),
        selection: bet.selectionName,
        cashOut: height === null ? null : hundredths(height),
      }
    }),
  }
}

export type SharedView = ReturnType<typeof viewOf>

interface Services {
  database: Database
  clock(): number
  rounds: Rounds
}

export function createLiveRounds({ database, clock, rounds }: Services) {
  const seen = new Map<string, Seen>()
  const end = new AbortController()
  setMaxListeners(0, end.signal)

  const isFresh = ({ round, readAt }: Seen, now: number) =>
    now >= readAt &&
    now - readAt < readMs &&
    phaseOf(round, readAt) === phaseOf(round, now) &&
    (phaseOf(round, now) !== 'fallen' || now < nextAt(round))

  async function read(game: Game): Promise<SharedView> {
    const now = clock()
    const known = seen.get(game.listed.code)
    if (known && isFresh(known, now)) return viewOf(known, now)
    const round = await sharedRoundOf(database, game, new Date(now))
    if (round.state === 'open' && round.settlements === 0) rounds.expect(round.id, round.endsAt.getTime())
    const fresh = { round, bets: await publicBets(database, round.id), readAt: now }
    seen.set(game.listed.code, fresh)
    return viewOf(fresh, now)
  }

  // Resolves early, without an error, when all streams end.
  const untilNextLook = () =>
    pause(lookMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined)

  return {
    read,
    /** Discards a game's cached round after a change in this process, so that it is read again. */
    forget: (gameCode: string) => void seen.delete(gameCode),
    /**
     * Yields lines of JSON, one for each change that a page cannot calculate, as long as `mayWatch` returns
     * true.
     */
    async *follow(game: Game, mayWatch: () => Promise<boolean>): AsyncGenerator<string> {
      let last = ''
      let saidAt = 0
      while (!end.signal.aborted) {
        const view = await read(game)
        const news = JSON.stringify({ ...view, height: view.phase === 'rising' ? '' : view.height })
        const isDue = clock() - saidAt >= repeatMs
        if (isDue && !(await mayWatch())) return
        if (news !== last || isDue) {
          last = news
          saidAt = clock()
          yield `${JSON.stringify({ now: clock(), ...view })}\n`
        }
        await untilNextLook()
      }
    },
    stop: () => end.abort(),
  }
}

export type LiveRounds = ReturnType<typeof createLiveRounds>
