import { createDraws, heightAfter, kite, msUntilAbove } from '@kit/sdk/fair'
import { casinoCategories } from '@kit/sdk/contract'
import type { CasinoRoundRow, Database } from '../../../operator/database/schema.ts'
import type { Game } from '../game.ts'
import { lastSharedRound } from '../roundStore.ts'
import { openChainedRound } from './seedChain.ts'

// One round of a rising game for everybody: stakes, flight, fall, a pause, and the next one. Where it stands follows from the
// clock and its row alone, so that every process says the same of it.

/** Stakes are taken for so long after a round opens. */
export const stakesMs = 7000
/** A fallen round is shown for so long before the next one opens. */
const pauseMs = 4000

export type Phase = 'stakes' | 'rising' | 'fallen'

export const startOf = ({ openedAt }: Pick<CasinoRoundRow, 'openedAt'>): number =>
  openedAt.getTime() + stakesMs

type Seeds = Pick<CasinoRoundRow, 'serverSeed' | 'clientSeed'>

/** The height of its fall, in hundredths: secret until then. */
export const fallOf = ({ serverSeed, clientSeed }: Seeds): number =>
  kite.fallOf(createDraws(serverSeed, clientSeed))

/** When it is over: by itself, or because the operator ended it. */
const endOf = ({ state, endsAt, endedAt }: CasinoRoundRow): number =>
  (state === 'open' ? endsAt : (endedAt ?? endsAt)).getTime()

export function phaseOf(round: CasinoRoundRow, at: number): Phase {
  if (round.state !== 'open' || round.settlements > 0 || at >= endOf(round)) return 'fallen'
  return at < startOf(round) ? 'stakes' : 'rising'
}

/** How high it is, in hundredths, where it has not fallen. */
export const heightAt = (round: Pick<CasinoRoundRow, 'openedAt'>, at: number): number =>
  heightAfter(at - startOf(round))

/** When the next round opens. */
export const nextAt = (round: CasinoRoundRow): number => endOf(round) + pauseMs

/** Its number, counted by game: it is the other seed. */
function idAfter(code: string, last: CasinoRoundRow | undefined): string {
  const number = last ? Number(last.id.slice(code.length + 1)) : 0
  return `${code}-${number + 1}`
}

/** A game's shared round as of now: the last one until its pause is over, then a new one. */
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
    (serverSeed) => new Date(at.getTime() + stakesMs + msUntilAbove(fallOf({ serverSeed, clientSeed: id }))),
  )
}
