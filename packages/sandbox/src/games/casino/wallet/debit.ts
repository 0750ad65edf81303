import { casinoCategories } from '@kit/sdk/contract'
import { payoutOf } from '@kit/sdk/fair'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../../operator/accounts/accountStore.ts'
import type { CasinoBetRow, Database } from '../../../operator/database/schema.ts'
import { gameOf } from '../catalogue.ts'
import { gameOver } from '../failures.ts'
import { insertRound } from '../roundStore.ts'
import { findSession, type PlaySession } from '../sessionStore.ts'
import { providerOf, type CasinoProvider } from './casinoProvider.ts'
import { playerDiffers, roundDiffers, roundOver } from './failures.ts'
import { lockKnownRound, roundIdOf } from './providerRound.ts'
import { checkStake, takeStake } from './takeStake.ts'
import type { DebitAsked } from './walletRequests.ts'

/** Returns a session that plays a game of this provider. Throws for any other. */
export async function sessionAt(
  executor: Database,
  provider: CasinoProvider,
  token: string,
  at: Date,
): Promise<PlaySession> {
  const session = await findSession(executor, token, at)
  if (!session || !providerOf([provider], gameOf(session.gameCode))) throw gameOver()
  return session
}

/**
 * Takes a stake for a provider's round, which begins with its first debit and belongs to that player and
 * game. A round that has ever ended accepts no more stakes.
 */
export async function takeDebit(
  tx: Database,
  provider: CasinoProvider,
  asked: DebitAsked,
  at: Date,
): Promise<CasinoBetRow> {
  const session = await sessionAt(tx, provider, asked.session, at)
  if (session.userId !== asked.player) throw playerDiffers()
  const game = gameOf(session.gameCode)
  const id = roundIdOf(provider.name, asked.round)
  await insertRound(tx, {
    id,
    gameCode: session.gameCode,
    category: casinoCategories[game.listed.kind],
    ownerId: session.userId,
    serverSeed: '',
    clientSeed: '',
    openedAt: at,
    endsAt: at,
    provider: provider.name,
  })
  const round = await lockKnownRound(tx, id)
  if (round.ownerId !== session.userId || round.gameCode !== session.gameCode) throw roundDiffers()
  if (round.state !== 'open' || round.settlements > 0) throw roundOver(round.state)
  await lockAccount(tx, session.userId)
  const profit = payoutOf(asked.amount, provider.mostPays) - asked.amount
  await checkStake(tx, { session, game, stake: asked.amount, profit, at })
  return takeStake(tx, {
    id: randomUUID(),
    roundId: id,
    userId: session.userId,
    betKey: `${provider.name}:${asked.transaction}`,
    fingerprint: '',
    selection: '',
    selectionName: asked.selection ?? game.listed.name,
    stake: asked.amount,
    profit,
    createdAt: at,
    updatedAt: at,
  })
}
