import type { Database } from '../../operator/database/schema.ts'
import { createDraws } from './draws.ts'
import { roundUnknown, tooLate } from './failures.ts'
import { byHand, heightAfter, kite } from './games/kite.ts'
import { betsIn, lockRound, updateCasinoBet } from './roundStore.ts'

/** Cashes a kite bet out at its current height, so that the round can be settled. Repeating it changes nothing. */
export const cashOut = (
  database: Database,
  { userId, roundId, at }: { userId: string; roundId: string; at: Date },
): Promise<void> =>
  database.transaction(async (tx) => {
    const round = await lockRound(tx, roundId, 'update')
    if (!round || round.ownerId !== userId) throw roundUnknown()
    const [bet] = await betsIn(tx, roundId)
    if (!bet || bet.selection !== byHand) throw roundUnknown()
    if (bet.cashOut !== null) return
    if (round.state !== 'open' || at >= round.endsAt) throw tooLate()
    const height = heightAfter(at.getTime() - round.openedAt.getTime())
    const fall = kite.fallOf(createDraws(round.serverSeed, round.clientSeed))
    await updateCasinoBet(tx, bet.id, { cashOut: Math.min(height, fall), updatedAt: at })
  })
