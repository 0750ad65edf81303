import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import * as z from 'zod/mini'
import { amount, draftCodec } from './draftCodec.ts'
import { isBusy, type SlipState } from './slipState.ts'
import { slipKey } from './storedKeys.ts'

const saved = z.object({
  inHand: z.nullable(draftCodec),
  kept: z.array(draftCodec),
  quickStake: z.nullable(amount),
})

/** What a page of the tab leaves for the next: the selections, and the stake of quick bets if they are on. */
export type SavedSlip = z.output<typeof saved>

/**
 * What is kept of a slip. A selection whose order has no answer is not: the armed order is, and says what became of it.
 * Neither is one whose bet stands.
 */
export function savedOf({ slip, kept, quickStake }: SlipState): SavedSlip {
  const isFree = slip.state !== 'empty' && slip.state !== 'placed' && !isBusy(slip)
  return { inHand: isFree ? slip.draft : null, kept: [...kept], quickStake }
}

const isNothing = ({ inHand, kept, quickStake }: SavedSlip) =>
  inHand === null && kept.length === 0 && quickStake === null

/** The slips of the tab, one a player. */
export interface SavedSlips {
  save(userId: string, slip: SavedSlip): void
  load(userId: string): SavedSlip | undefined
}

export function createSavedSlips(storage: KeyValueStorage): SavedSlips {
  return {
    save(userId, slip) {
      if (isNothing(slip)) storage.removeItem(slipKey(userId))
      else storage.setItem(slipKey(userId), JSON.stringify(z.encode(saved, slip)))
    },
    load: (userId) => readStored(storage, slipKey(userId), saved),
  }
}
