import { points, pointsFromMinor } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { Outbox } from '../../operator/announcements/outbox.ts'
import type { ShareCounts } from '../../operator/processes/sharedCounts.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import { createRateLimit, type RateLimits } from '../../operator/http/rateLimit.ts'
import { malformed } from '../../operator/http/refused.ts'
import { availableAccount, balanceOf } from '../../operator/ledger/ledger.ts'
import { cashOut } from './cashOut.ts'
import { proofOf } from './casinoBetLists.ts'
import { gameOf } from './catalogue.ts'
import { hashOfSeed } from './draws.ts'
import { gameOver } from './failures.ts'
import { heightAfter } from './games/kite.ts'
import { drawOf, placeCasinoBet } from './placeCasinoBet.ts'
import { announceBets, type Rounds } from './rounds.ts'
import { findRound, lastBets } from './roundStore.ts'
import { findSession, nextSeedOf, type PlaySession } from './sessionStore.ts'

// Calls of a game's page. Its token is the right to play; the player's own token never reaches it.

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
  admitPlayers(): void
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeDecode(schema, (body ?? {}) as z.input<Schema>)
  if (result.success) return result.data
  throw malformed(result.error.issues[0]?.path.join('.') ?? '', 'missing or not of the expected form')
}

/** A round for its page. While open it reveals nothing about its outcome. */
const viewOf = (bet: CasinoBetRow, round: CasinoRoundRow) => ({
  roundId: round.id,
  state: bet.state,
  selection: bet.selectionName,
  stake: pointsFromMinor(bet.stake),
  result: pointsFromMinor(bet.result),
  outcome: round.outcome,
  openedAt: round.openedAt.getTime(),
  ...proofOf(round),
})

/** The open draw: its time and the hash of its seed. */
async function openDraw(database: Database, session: PlaySession, at: Date) {
  const game = gameOf(session.gameCode)
  if (game.mode !== 'draw') return undefined
  const round = await findRound(database, await drawOf(database, game, at))
  return (
    round && { id: round.id, endsAt: round.endsAt.getTime(), serverSeedHash: hashOfSeed(round.serverSeed) }
  )
}

async function stateOf(database: Database, session: PlaySession, at: Date) {
  const { mode, selections, pick, listed } = gameOf(session.gameCode)
  const last = await lastBets(database, session.userId, session.gameCode, 12)
  return {
    game: {
      code: listed.code,
      name: listed.name,
      mode,
      pick,
      min: pointsFromMinor(listed.min),
      max: pointsFromMinor(listed.max),
      selections: selections.map(({ id, name, pays }) => ({ id, name, pays: (pays / 100).toFixed(2) })),
    },
    now: at.getTime(),
    available: pointsFromMinor(await balanceOf(database, availableAccount(session.userId))),
    nextSeedHash: hashOfSeed(await nextSeedOf(database, session)),
    draw: await openDraw(database, session, at),
    rounds: last.map(({ bet, round }) => ({
      ...viewOf(bet, round),
      ...(mode === 'rising' &&
        bet.state === 'open' && {
          height: (heightAfter(at.getTime() - round.openedAt.getTime()) / 100).toFixed(2),
        }),
    })),
  }
}

/** The page's three calls: state, bet, cash out. Each answers with the state. */
export function createPlayApi(services: PlayServices) {
  const { database, clock, outbox, rateLimits, share, rounds, admitPlayers } = services
  const perPlayer = createRateLimit(rateLimits.bets, clock, share('casinoBets'))
  const perPage = createRateLimit(rateLimits.search, clock, share('casinoPage'))

  async function sessionOf(asked: string): Promise<PlaySession> {
    const session = await findSession(database, asked, new Date(clock()))
    if (!session) throw gameOver()
    admitPlayers()
    return session
  }

  const answer = (session: PlaySession) => stateOf(database, session, new Date(clock()))

  async function play(session: PlaySession, asked: Omit<z.output<typeof betRequest>, 'token'>) {
    const game = gameOf(session.gameCode)
    const { round, isNew } = await outbox.transaction(async (tx, announce) => {
      const placed = await placeCasinoBet(tx, session, game, asked, new Date(clock()))
      if (placed.isNew) announceBets(announce, [session.userId])
      return placed
    })
    if (game.mode === 'instant') await rounds.settle(round.id)
    else if (isNew) rounds.expect(round.id, round.endsAt.getTime())
  }

  return {
    async state(body: unknown) {
      const session = await sessionOf(read(stateRequest, body).token)
      perPage.take(session.tokenHash)
      return answer(session)
    },

    async bet(body: unknown) {
      const { token: asked, ...bet } = read(betRequest, body)
      const session = await sessionOf(asked)
      perPlayer.take(session.userId)
      await play(session, bet)
      return answer(session)
    },

    async cashOut(body: unknown) {
      const asked = read(cashOutRequest, body)
      const session = await sessionOf(asked.token)
      await cashOut(database, { userId: session.userId, roundId: asked.roundId, at: new Date(clock()) })
      await rounds.settle(asked.roundId)
      return answer(session)
    },
  }
}
