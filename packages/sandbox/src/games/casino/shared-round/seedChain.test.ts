import { hashOfSeed } from '@kit/sdk/fair'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../operator/database/openDatabase.ts'
import type { OpenedDatabase } from '../../../operator/database/openedDatabase.ts'
import { casinoRound, casinoSeedChain } from '../../../operator/database/schema.ts'
import { freshDatabase, type FreshDatabase } from '../../../testing/freshDatabase.ts'
import { games } from '../catalogue.ts'
import { drawOf } from '../placeCasinoBet.ts'
import { openChainedRound, nextCommitment } from './seedChain.ts'
import { nextAt, sharedRoundOf } from './sharedRound.ts'

let fresh: FreshDatabase
let opened: OpenedDatabase
let next = 0

beforeAll(async () => {
  fresh = await freshDatabase()
  const { databaseUrl: url, copyOf } = fresh.options
  opened = await openDatabase('memory', { url, copyOf })
})
afterAll(async () => {
  await opened.close()
  await fresh.remove()
})

const open = (lane: string, id = `${lane}-${++next}`) =>
  openChainedRound(
    opened.database,
    lane,
    { id, gameCode: lane, category: 'Crash Games', clientSeed: id, openedAt: new Date() },
    () => new Date(),
  )
const chainsOf = (lane: string) =>
  opened.database
    .select()
    .from(casinoSeedChain)
    .where(eq(casinoSeedChain.lane, lane))
    .orderBy(casinoSeedChain.number)
const gameOfMode = (mode: 'rising' | 'draw') => {
  const game = games.find((one) => one.mode === mode)
  if (!game) throw new Error(`No game is ${mode}.`)
  return game
}

it('each seed is the preimage of the previous one, back to the commitment that was made first', async () => {
  let before: string | undefined
  for (let position = 1; position <= 4; position++) {
    const round = await open('preimages')
    const [chain] = await chainsOf('preimages')
    before ??= chain?.commitment
    expect(round).toMatchObject({ chainCommitment: chain?.commitment, chainPosition: position })
    expect(hashOfSeed(round.serverSeed)).toBe(before)
    before = round.serverSeed
  }
})

it('commits to the next chain before the current one ends, and continues with it', async () => {
  const { database } = opened
  const first = await open('exhausted')
  const promised = await nextCommitment(database, 'exhausted', first.chainCommitment ?? '')
  expect(promised).toMatch(/^[0-9a-f]{64}$/)
  await database
    .update(casinoSeedChain)
    .set({ used: casinoSeedChain.length })
    .where(eq(casinoSeedChain.number, 1))
  const round = await open('exhausted')
  expect(round).toMatchObject({ chainCommitment: promised, chainPosition: 1 })
  expect(hashOfSeed(round.serverSeed)).toBe(promised)
  expect(await chainsOf('exhausted')).toHaveLength(3)
})

it('gives one round one seed and no seed twice, however many rounds are opened at the same time', async () => {
  const rounds = await Promise.all([
    ...Array.from({ length: 8 }, () => open('together', 'together-same')),
    ...Array.from({ length: 8 }, (_none, index) => open('together', `together-${index}`)),
  ])
  expect(new Set(rounds.slice(0, 8).map(({ serverSeed }) => serverSeed)).size).toBe(1)
  const rows = await opened.database.select().from(casinoRound).where(eq(casinoRound.gameCode, 'together'))
  expect(rows.map(({ chainPosition }) => chainPosition).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
    Array.from({ length: 9 }, (_none, index) => index + 1),
  )
  const [chain] = await chainsOf('together')
  expect(chain?.used).toBe(9)
})

it('a round that is rolled back with its transaction leaves no gap', async () => {
  const { database } = opened
  await open('gap')
  await database
    .transaction(async (tx) => {
      await openChainedRound(
        tx,
        'gap',
        { id: 'gap-lost', gameCode: 'gap', category: 'Crash Games', clientSeed: 'x', openedAt: new Date() },
        () => new Date(),
      )
      throw new Error('lost')
    })
    .catch(() => {})
  expect((await open('gap')).chainPosition).toBe(2)
})

it('crash rounds and draws take their seeds from chains, and no open draw’s seed is the hash of another', async () => {
  const { database } = opened
  let at = new Date()
  const crashRounds = []
  for (let count = 0; count < 3; count++) {
    const round = await sharedRoundOf(database, gameOfMode('rising'), at)
    crashRounds.push(round)
    at = new Date(nextAt(round))
  }
  expect(crashRounds.map(({ chainPosition }) => chainPosition)).toEqual([1, 2, 3])
  expect(hashOfSeed(crashRounds[2]?.serverSeed ?? '')).toBe(crashRounds[1]?.serverSeed)

  const lottery = gameOfMode('draw')
  const first = await drawOf(database, lottery, at)
  const second = await drawOf(database, lottery, first.endsAt)
  const third = await drawOf(database, lottery, second.endsAt)
  expect(first.chainCommitment).not.toBe(second.chainCommitment)
  expect(hashOfSeed(second.serverSeed)).not.toBe(first.serverSeed)
  expect(hashOfSeed(third.serverSeed)).toBe(first.serverSeed)
})

it('calculates the same hash as the page', () => {
  expect(createHash('sha256').update('seed').digest('hex')).toBe(hashOfSeed('seed'))
})
