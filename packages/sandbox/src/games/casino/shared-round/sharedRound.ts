import { createDraws, multiplierAfter, crash, msUntilAbove } from '@kit/sdk/fair'
import { casinoCategories } from '@kit/sdk/contract'
import type { CasinoRoundRow, Database } from '../../../operator/database/schema.ts'
import type { Game } from '../game.ts'
import { lastSharedRound } from '../roundStore.ts'
import { openChainedRound } from './seedChain.ts'

// One round of a crash game, shared by all players: stakes, rise, crash, a pause, and the next one. Its state
// follows from the clock and its row only, so that every process reports the same.

/** Time that stakes are accepted after a round opens, in ms. */
export const stakesMs = 7000
/** Time that a crashed round is shown before the next one opens, in ms. */
const pauseMs = 4000

export type Phase = 'stakes' | 'rising' | 'fallen'

export const startOf = ({ openedAt }: Pick<CasinoRoundRow, 'openedAt'>): number =>
  openedAt.getTime() + stakesMs

type Seeds = Pick<CasinoRoundRow, 'serverSeed' | 'clientSeed'>

/** Returns the multiplier of its crash, in hundredths, which is secret until then. */
export const crashPointOf = ({ serverSeed, clientSeed }: Seeds): number =>
  crash.crashPointOf(createDraws(serverSeed, clientSeed))

const endOf = ({ state, endsAt, endedAt }: CasinoRoundRow): number =>
  (state === 'open' ? endsAt : (endedAt ?? endsAt)).getTime()

export function phaseOf(round: CasinoRoundRow, at: number): Phase {
  if (round.state !== 'open' || round.settlements > 0 || at >= endOf(round)) return 'fallen'
  return at < startOf(round) ? 'stakes' : 'rising'
}

/** Returns the multiplier in hundredths. */
export const multiplierAt = (round: Pick<CasinoRoundRow, 'openedAt'>, at: number): number =>
  multiplierAfter(at - startOf(round))

export const nextAt = (round: CasinoRoundRow): number => endOf(round) + pauseMs

/** Numbered per game. The id is the client seed. */
function idAfter(code: string, last: CasinoRoundRow | undefined): string {
  const number = last ? Number(last.id.slice(code.length + 1)) : 0
  return `${code}-${number + 1}`
}

/** Returns a game's current shared round: the last one until its pause is over, then a new one. */
export async function sharedRoundOf(tx: Database, { listed }: Game, at: Date): Promise<CasinoRoundRow> {
  const last = await lastSharedRound(tx, listed.code)
  if (last && at.getTime() < nextAt(last)) return last
  const id = idAfter(listed.code, last)
  return openChainedRound(
    tx,
    listed.code,
    {
      id,
      gameCode: listed.code,
      category: casinoCategories[listed.kind],
      clientSeed: id,
      openedAt: at,
    },
    (serverSeed) =>
      new Date(at.getTime() + stakesMs + msUntilAbove(crashPointOf({ serverSeed, clientSeed: id }))),
  )
}
