import { byHand, createDraws, hashOfSeed } from '@kit/sdk/fair'
import { points, pointsFromMinor } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { Outbox } from '../../operator/announcements/outbox.ts'
import type { ShareCounts } from '../../operator/processes/sharedCounts.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import { createRateLimit, type RateLimits } from '../../operator/http/rateLimit.ts'
import { availableAccount, balanceOf } from '../../operator/ledger/ledger.ts'
import { cashOut, cashedOutAt, targetAt } from './cashOut.ts'
import { proofOf } from './casinoBetLists.ts'
import { gameOf } from './catalogue.ts'
import { gameOver, roundUnknown } from './failures.ts'
import { drawOf, laneOfDraw, placeCasinoBet } from './placeCasinoBet.ts'
import { announceBets, announceEnd, type Rounds } from './rounds.ts'
import { readBody } from './readBody.ts'
import { lastBets } from './roundStore.ts'
import type { LiveRounds } from './shared-round/liveRounds.ts'
import { nextCommitment } from './shared-round/seedChain.ts'
import { sharedRoundOf } from './shared-round/sharedRound.ts'
import { findSession, nextSeedOf, type PlaySession } from './sessionStore.ts'
import { providerOf, type CasinoProvider } from './wallet/casinoProvider.ts'

// Calls of a game's page. Its token grants the right to play. The page never receives the player's login
// token.

const token = z.string().check(z.regex(/^[\w-]{20,128}$/))
const roundId = z.string().check(z.minLength(1), z.maxLength(64))

const stateRequest = z.object({ token })
const betRequest = z.object({
  token,
  key: z.uuidv4(),
  selection: z.string().check(z.minLength(1), z.maxLength(32)),
  stake: points,
  clientSeed: z.string().check(z.regex(/^[\w .-]{1,64}$/)),
})
const cashOutRequest = z.object({ token, roundId })

export interface PlayServices {
  database: Database
  clock(): number
  outbox: Outbox
  rateLimits: RateLimits
  share: ShareCounts
  rounds: Rounds
  live: LiveRounds
  admitPlayers(): void
  casinoProviders: readonly CasinoProvider[]
}

function takenIn(bet: CasinoBetRow): string | null {
  const height = cashedOutAt(bet)
  return height === null ? null : (height / 100).toFixed(2)
}

/** Returns a bet for the player. While the round is open, it reveals nothing about the outcome. */
const viewOf = (bet: CasinoBetRow, round: CasinoRoundRow) => ({
  roundId: round.id,
  state: bet.state,
  selection: bet.selectionName,
  isByHand: bet.selection === byHand,
  stake: pointsFromMinor(bet.stake),
  cashOut: takenIn(bet),
  result: pointsFromMinor(bet.result),
  outcome: round.outcome,
  openedAt: round.openedAt.getTime(),
  ...proofOf(round),
})

/** Returns the chain of a shared round's seed, and the commitment of the next chain. */
async function chainOf(
  database: Database,
  lane: string,
  { chainCommitment, chainPosition }: Pick<CasinoRoundRow, 'chainCommitment' | 'chainPosition'>,
) {
  if (chainCommitment === null || chainPosition === null) return undefined
  const next = await nextCommitment(database, lane, chainCommitment)
  return { commitment: chainCommitment, position: chainPosition, next }
}

/** Returns undefined in games with separate rounds. */
async function chainNow(database: Database, { gameCode }: PlaySession, at: Date) {
  const game = gameOf(gameCode)
  if (game.mode === 'instant') return undefined
  if (game.mode === 'rising') return chainOf(database, gameCode, await sharedRoundOf(database, game, at))
  const draw = await drawOf(database, game, at)
  return chainOf(database, laneOfDraw(gameCode, Number(draw.id.slice(gameCode.length + 1))), draw)
}

async function openDraw(database: Database, session: PlaySession, at: Date) {
  const game = gameOf(session.gameCode)
  if (game.mode !== 'draw') return undefined
  const round = await drawOf(database, game, at)
  return {
    id: round.id,
    endsAt: round.endsAt.getTime(),
    serverSeedHash: hashOfSeed(round.serverSeed),
  }
}

async function stateOf({ database, live }: PlayServices, session: PlaySession, at: Date) {
  const game = gameOf(session.gameCode)
  const { mode, selections, pick, listed } = game
  const last = await lastBets(database, session.userId, session.gameCode, 12)
  return {
    game: {
      code: listed.code,
      name: listed.name,
      mode,
      pick,
      min: pointsFromMinor(listed.min),
      max: pointsFromMinor(listed.max),
      // Fills the table before the first round, so that a result does not shift the layout.
      sample: game.draw(createDraws('sample', listed.code)).outcome.symbols,
      selections: selections.map(({ id, name, pays }) => ({ id, name, pays: (pays / 100).toFixed(2) })),
    },
    now: at.getTime(),
    available: pointsFromMinor(await balanceOf(database, availableAccount(session.userId))),
    nextSeedHash: hashOfSeed(await nextSeedOf(database, session)),
    draw: await openDraw(database, session, at),
    shared: mode === 'rising' ? await live.read(gameOf(session.gameCode)) : undefined,
    chain: await chainNow(database, session, at),
    rounds: last.map(({ bet, round }) => viewOf(bet, round)),
  }
}

/**
 * The page's calls (state, bet and cash out), each answered with the state, and the stream of a shared round.
 */
export function createPlayApi(services: PlayServices) {
  const { database, clock, outbox, rateLimits, share, rounds, live, admitPlayers, casinoProviders } = services
  const perPlayer = createRateLimit(rateLimits.bets, clock, share('casinoBets'))
  const perPage = createRateLimit(rateLimits.search, clock, share('casinoPage'))

  async function sessionOf(asked: string): Promise<PlaySession> {
    const session = await findSession(database, asked, new Date(clock()))
    // A game that an external provider plays is not played here too.
    if (!session || providerOf(casinoProviders, gameOf(session.gameCode))) throw gameOver()
    admitPlayers()
    return session
  }

  const answer = (session: PlaySession) => stateOf(services, session, new Date(clock()))

  async function play(session: PlaySession, asked: Omit<z.output<typeof betRequest>, 'token'>) {
    const game = gameOf(session.gameCode)
    const { bet, round, isNew } = await outbox.transaction(async (tx, announce) => {
      const placed = await placeCasinoBet(tx, session, game, asked, new Date(clock()))
      if (placed.isNew) announceBets(announce, [session.userId])
      return placed
    })
    live.forget(session.gameCode)
    if (game.mode === 'instant') await rounds.settle(round.id)
    else if (isNew) rounds.expect(round.id, round.endsAt.getTime())
    const dueAt = isNew && game.mode === 'rising' ? targetAt(round, bet) : undefined
    if (dueAt !== undefined)
      rounds.expectTarget({ betId: bet.id, roundId: round.id, userId: session.userId, dueAt })
  }

  return {
    async state(body: unknown) {
      const session = await sessionOf(readBody(stateRequest, body).token)
      perPage.take(session.tokenHash)
      return answer(session)
    },

    async bet(body: unknown) {
      const { token: asked, ...bet } = readBody(betRequest, body)
      const session = await sessionOf(asked)
      perPlayer.take(session.userId)
      await play(session, bet)
      return answer(session)
    },

    async follow(body: unknown): Promise<AsyncGenerator<string>> {
      const { token: asked } = readBody(stateRequest, body)
      const session = await sessionOf(asked)
      perPage.take(session.tokenHash)
      const game = gameOf(session.gameCode)
      if (game.mode !== 'rising') throw roundUnknown()
      return live.follow(
        game,
        async () => (await findSession(database, asked, new Date(clock()))) !== undefined,
      )
    },

    async cashOut(body: unknown) {
      const asked = readBody(cashOutRequest, body)
      const session = await sessionOf(asked.token)
      const { userId } = session
      const { roundId: id } = asked
      await outbox.transaction(async (tx, announce) => {
        if (await cashOut(tx, { userId, roundId: id, at: new Date(clock()) }))
          announceEnd(announce, id, [userId])
      })
      live.forget(session.gameCode)
      return answer(session)
    },
  }
}
