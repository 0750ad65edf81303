import { hashOfSeed } from '@kit/sdk/fair'
import {
  casinoCategories,
  type listPlayerCasinoBetDetails,
  type PlayerCasinoBet,
  type PlayerCasinoBetDetail,
} from '@kit/sdk/contract'
import { and, count, desc, eq, gte, lte, ne, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import {
  account,
  casinoBet,
  casinoRound,
  type AccountRow,
  type CasinoBetRow,
  type CasinoRoundRow,
  type Database,
} from '../../operator/database/schema.ts'
import { visibleTo } from '../../operator/accounts/visibleTo.ts'
import { gameOf } from './catalogue.ts'
import { roundTotals } from './roundStore.ts'

type EndedAsked = z.output<typeof listPlayerCasinoBetDetails.request>
type OpenAsked = Pick<EndedAsked, 'page' | 'limit' | 'userId' | 'gameType'>

interface Found {
  bet: CasinoBetRow
  round: CasinoRoundRow
  userName: string
}

interface Page<Row> {
  docs: Row[]
  totalDocs: number
}

function betOf({ bet, round, userName }: Found): PlayerCasinoBet {
  const { code, name, kind, provider, subProvider } = gameOf(round.gameCode).listed
  return {
    id: bet.id,
    roundId: bet.roundId,
    game: { code, name, kind, provider, subProvider },
    selection: bet.selectionName,
    stake: bet.stake,
    profit: bet.profit,
    state: bet.state,
    result: bet.result,
    createdAt: bet.createdAt.toISOString(),
    updatedAt: bet.updatedAt.toISOString(),
    player: { id: bet.userId, userName },
  }
}

async function pageOf(
  executor: Database,
  condition: SQL | undefined,
  order: SQL[],
  { page, limit }: Pick<OpenAsked, 'page' | 'limit'>,
): Promise<Page<Found>> {
  const [total] = await executor
    .select({ totalDocs: count() })
    .from(casinoBet)
    .innerJoin(casinoRound, eq(casinoRound.id, casinoBet.roundId))
    .where(condition)
  const docs = await executor
    .select({ bet: casinoBet, round: casinoRound, userName: account.userName })
    .from(casinoBet)
    .innerJoin(casinoRound, eq(casinoRound.id, casinoBet.roundId))
    .innerJoin(account, eq(account.id, casinoBet.userId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  return { docs, totalDocs: Number(total?.totalDocs ?? 0) }
}

const ofPlayer = (userId: string | undefined) =>
  userId === undefined ? undefined : eq(casinoBet.userId, userId)

const categories: readonly string[] = Object.values(casinoCategories)

/** Returns a condition for the type; null if the casino has no bets of it. */
function ofType(gameType: string | undefined): SQL | undefined | null {
  if (gameType === undefined || gameType === 'casino') return undefined
  if (!categories.includes(gameType)) return null
  return eq(casinoRound.category, gameType as CasinoRoundRow['category'])
}

export async function listOpenCasino(
  executor: Database,
  caller: AccountRow,
  asked: OpenAsked,
): Promise<Page<PlayerCasinoBet>> {
  const type = ofType(asked.gameType)
  if (type === null) return { docs: [], totalDocs: 0 }
  const condition = and(
    visibleTo(casinoBet, caller),
    eq(casinoBet.state, 'open'),
    type,
    ofPlayer(asked.userId),
  )
  const { docs, totalDocs } = await pageOf(executor, condition, [desc(casinoBet.number)], asked)
  return { docs: docs.map(betOf), totalDocs }
}

async function pageOfEnded(executor: Database, caller: AccountRow, asked: EndedAsked): Promise<Page<Found>> {
  const { gameType, startDate, endDate, roundId, betId, userId } = asked
  const type = ofType(gameType)
  if (type === null) return { docs: [], totalDocs: 0 }
  const condition = and(
    visibleTo(casinoBet, caller),
    ne(casinoBet.state, 'open'),
    type,
    startDate === undefined ? undefined : gte(casinoBet.settledAt, new Date(startDate)),
    endDate === undefined ? undefined : lte(casinoBet.settledAt, new Date(endDate)),
    roundId === undefined ? undefined : eq(casinoBet.roundId, roundId),
    betId === undefined ? undefined : eq(casinoBet.id, betId),
    ofPlayer(userId),
  )
  return pageOf(executor, condition, [desc(casinoBet.settledAt), desc(casinoBet.number)], asked)
}

/** The last ended first, and only those that the caller may see. */
export async function listEndedCasino(
  executor: Database,
  caller: AccountRow,
  asked: EndedAsked,
): Promise<Page<PlayerCasinoBet>> {
  const { docs, totalDocs } = await pageOfEnded(executor, caller, asked)
  return { docs: docs.map(betOf), totalDocs }
}

const unproven = { rules: '', serverSeedHash: '', serverSeed: null, clientSeed: '' }

/**
 * Returns the facts that decide a round. The server seed is secret while the round is open. External
 * providers do not report round details.
 */
export const proofOf = ({
  gameCode,
  state,
  serverSeed,
  clientSeed,
  provider,
  chainCommitment,
  chainPosition,
}: CasinoRoundRow) =>
  provider === null
    ? {
        rules: gameOf(gameCode).rulesName,
        serverSeedHash: hashOfSeed(serverSeed),
        serverSeed: state === 'open' ? null : serverSeed,
        clientSeed,
        ...(chainCommitment !== null && chainPosition !== null && { chainCommitment, chainPosition }),
      }
    : unproven

/** Returns pages of bets like `listEndedCasino`, with details. */
export async function listCasinoDetails(
  executor: Database,
  caller: AccountRow,
  asked: EndedAsked,
): Promise<Page<PlayerCasinoBetDetail>> {
  const { docs, totalDocs } = await pageOfEnded(executor, caller, asked)
  const ofEach = <Value>(read: (found: Found) => Value) => [...new Set(docs.map(read))]
  const totals = await roundTotals(
    executor,
    ofEach(({ bet }) => bet.userId),
    ofEach(({ bet }) => bet.roundId),
  )
  const totalsOf = ({ userId, roundId }: CasinoBetRow) =>
    totals.find((row) => row.userId === userId && row.roundId === roundId)
  return {
    totalDocs,
    docs: docs.map((found) => {
      const { stake, net } = totalsOf(found.bet) ?? { stake: 0n, net: 0n }
      return {
        ...betOf(found),
        selectionId: found.bet.selection,
        cashOut: found.bet.cashOut,
        outcome: found.round.outcome,
        proof: proofOf(found.round),
        roundTotals: { stake, net },
      }
    }),
  }
}
