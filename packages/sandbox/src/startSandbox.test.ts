import { userTypes } from '@kit/sdk/contract'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderRequest } from './operator/database/schema.ts'
import { opening, testBook, testMarket } from './testing/fakeFeed.ts'
import { startTestOperator, testOrder, until, type TestPlayer } from './testing/operator.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const first = [...opening(testMarket('1.1'), testMarket('1.2'))]

/**
 * Test timeout in ms. Each start opens a database in the process, which takes half a minute on a slow
 * machine.
 */
const patience = 300_000

describe('an operator that stops and starts again', () => {
  it(
    'keeps accounts and bets, refuses what was held, and settles',
    async () => {
      const before = await startTestOperator(first, { stateFolder: folder })
      const player = await before.newPlayer()
      const kept = testOrder('1.1', { stake: 100_000n })
      const placed = await before.playerOf(player.id, player.token).place(kept)
      expect(placed.status).toBe(200)
      await expect(startTestOperator(first, { stateFolder: folder })).rejects.toThrow(/is in use by/)

      before.say({ kind: 'book', book: testBook('1.2', { betDelaySeconds: 60 }) })
      const held = testOrder('1.2')
      const holding = player.place(held)
      await until(async () => {
        const { body } = await player.call('GET', `api/user/openBet/ref/${held.key}`)
        return (body.docs as { state?: string } | undefined)?.state === 'held'
      })
      // A killed process leaves an order that is never decided.
      const lost = { ...testOrder('1.1'), key: '00000000-0000-4000-8000-000000000000' }
      await before.sandbox.database.insert(orderRequest).values({
        userId: player.id,
        key: lost.key,
        fingerprint: 'x',
        state: 'held',
        createdAt: new Date(),
      })
      const seeded = before.sandbox.accounts
      await before.sandbox.close()
      expect(await holding).toMatchObject({ status: 409, body: { code: 'interrupted' } })

      // The lock of a process that no longer exists is taken over.
      await writeFile(join(folder, 'operator.lock'), '4194305 1\n')
      const after = await startTestOperator(first, { stateFolder: folder })
      expect(after.sandbox.interruptedOrders).toBe(1)
      expect(after.sandbox.accounts).toEqual(seeded)
      const same: TestPlayer = after.playerOf(player.id, player.token)
      expect(await same.balance()).toEqual({ availablePts: 99_000, exposure: 1000 })
      expect((await same.place(kept)).body).toEqual(placed.body)
      for (const { key } of [held, lost])
        expect((await same.call('GET', `api/user/openBet/ref/${key}`)).body.docs).toMatchObject({
          state: 'refused',
          code: 'interrupted',
        })

      after.say({ kind: 'result', marketId: '1.1', outcome: [{ runnerId: '101', status: 'winner' }] })
      await until(async () => (await same.balance()).availablePts === 101_000)
      await after.sandbox.close()

      // The feed sends everything again: nothing is paid twice, and the market stays closed.
      const third = await startTestOperator(first, { stateFolder: folder })
      const still = third.playerOf(player.id, player.token)
      expect(await still.balance()).toEqual({ availablePts: 101_000, exposure: 0 })
      expect((await still.place(testOrder('1.1'))).body['code']).toBe('market-closed')
      await third.sandbox.close()
    },
    patience,
  )

  it('keeps the secrets of its ten accounts in a file that only the owner can read', async () => {
    const path = join(folder, 'accounts.json')
    expect((await stat(path)).mode & 0o077).toBe(0)
    const kept = JSON.parse(await readFile(path, 'utf8')) as { userType: string; transactionCode: unknown }[]
    expect(kept.map(({ userType }) => userType).toSorted()).toEqual(userTypes.toSorted())
    const codes = kept
      .filter(({ userType }) => userType !== 'user')
      .map(({ transactionCode }) => transactionCode)
    expect(codes).toEqual(codes.map(() => expect.stringMatching(/^(\w{4}-){3}\w{4}$/)))
    expect(kept.find(({ userType }) => userType === 'user')?.transactionCode).toBeNull()
  })

  it(
    'voids the bets of a market the next feed does not carry',
    async () => {
      const before = await startTestOperator(opening(testMarket('7.1')), { stateFolder: folder })
      const player = await before.newPlayer()
      expect((await player.place(testOrder('7.1'))).status).toBe(200)
      await before.sandbox.close()
      const after = await startTestOperator(first, { stateFolder: folder })
      expect(await after.playerOf(player.id, player.token).balance()).toEqual({
        availablePts: 100_000,
        exposure: 0,
      })
      await after.sandbox.close()
    },
    patience,
  )
})
