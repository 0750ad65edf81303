import { and, asc, eq, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { casinoSeedChain, type CasinoRoundRow, type Database } from '../../../operator/database/schema.ts'
import { findRound, insertRound } from '../roundStore.ts'
import { newServerSeed } from '../serverSeed.ts'

const chainLength = 5000

type ChainRow = typeof casinoSeedChain.$inferSelect

/** The same hash as `hashOfSeed`, by Node's native code, since a chain takes thousands. */
const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

function hashTimes(seed: string, times: number): string {
  let hashed = seed
  for (let time = 0; time < times; time++) hashed = hashOf(hashed)
  return hashed
}

/** The first position is 1. */
const seedAt = ({ lastSeed, length }: Pick<ChainRow, 'lastSeed' | 'length'>, position: number): string =>
  hashTimes(lastSeed, length - position)

async function commit(tx: Database, lane: string, number: number, at: Date): Promise<void> {
  const known = await tx.$count(
    casinoSeedChain,
    and(eq(casinoSeedChain.lane, lane), eq(casinoSeedChain.number, number)),
  )
  if (known > 0) return
  const lastSeed = newServerSeed()
  await tx
    .insert(casinoSeedChain)
    .values({
      lane,
      number,
      lastSeed,
      commitment: hashTimes(lastSeed, chainLength),
      length: chainLength,
      createdAt: at,
    })
    .onConflictDoNothing()
}

const unused = (executor: Database, lane: string) =>
  executor
    .select()
    .from(casinoSeedChain)
    .where(and(eq(casinoSeedChain.lane, lane), lt(casinoSeedChain.used, casinoSeedChain.length)))
    .orderBy(asc(casinoSeedChain.number))

/** Locks the chain of the next round's seed. By then, the following chain is committed. */
async function lockChain(tx: Database, lane: string, at: Date): Promise<ChainRow> {
  if ((await unused(tx, lane).limit(1)).length === 0) await commit(tx, lane, 1, at)
  const [chain] = await unused(tx, lane).limit(1).for('update')
  if (!chain) throw new Error(`The seed chain of ${lane} was not written.`)
  await commit(tx, lane, chain.number + 1, at)
  return chain
}

type ChainedRound = Pick<CasinoRoundRow, 'id' | 'gameCode' | 'category' | 'clientSeed' | 'openedAt'>

/** Writes a shared round with the next seed of its lane, once across all processes. */
export const openChainedRound = (
  database: Database,
  lane: string,
  round: ChainedRound,
  endsAt: (serverSeed: string) => Date,
): Promise<CasinoRoundRow> =>
  database.transaction(async (tx) => {
    const before = await findRound(tx, round.id)
    if (before) return before
    const chain = await lockChain(tx, lane, round.openedAt)
    // Another process may have opened it while this one waited for the chain.
    const other = await findRound(tx, round.id)
    if (other) return other
    const position = chain.used + 1
    const serverSeed = seedAt(chain, position)
    await insertRound(tx, {
      ...round,
      ownerId: null,
      serverSeed,
      endsAt: endsAt(serverSeed),
      chainCommitment: chain.commitment,
      chainPosition: position,
    })
    await tx
      .update(casinoSeedChain)
      .set({ used: position })
      .where(and(eq(casinoSeedChain.lane, lane), eq(casinoSeedChain.number, chain.number)))
    const opened = await findRound(tx, round.id)
    if (!opened) throw new Error('The shared round could not be stored.')
    return opened
  })

/** Returns the commitment of the next chain, which promises the rounds after the current one. */
export async function nextCommitment(
  executor: Database,
  lane: string,
  current: string,
): Promise<string | undefined> {
  const chains = await unused(executor, lane).limit(2)
  return chains.find(({ commitment }) => commitment !== current)?.commitment
}
