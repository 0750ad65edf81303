import { getStakes, minorFromPoints, saveStakes } from '@kit/sdk/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestOperator, type TestOperator } from '../../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../../testing/runs.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

const lists = ['stake', 'quickBet'] as const
const preset = (value: number, label = String(value)) => ({ label, value })

describe('stake presets of a player', () => {
  it('STAKE-003 STAKE-004 CALL-056 CALL-058 are at first the operator’s six stakes and three quick bets', async () => {
    const player = await operator.newPlayer()
    expect((await player.call('GET', 'api/user/stake')).body.docs).toEqual(
      [1000, 2000, 3000, 4000, 5000, 6000].map((value) => preset(value)),
    )
    expect((await player.call('GET', 'api/user/quickBet')).body.docs).toEqual(
      [1000, 2000, 3000].map((value) => preset(value)),
    )
  })

  it.each(lists)(
    'CALL-057 CALL-059 STAKE-001 are those they saved as %s, separately per player',
    async (list) => {
      const [player, other] = [await operator.newMember(), await operator.newMember()]
      const stake = [preset(500, 'few'), preset(250_000, 'many'), preset(500, 'few')]
      const saved = await player.call('PUT', `api/user/${list}`, { stake })
      expect(saved).toMatchObject({ status: 200, body: { docs: stake } })
      const shorter = [preset(7)]
      await player.call('PUT', `api/user/${list}`, { stake: shorter })
      expect((await player.call('GET', `api/user/${list}`)).body.docs).toEqual(shorter)
      for (const untouched of lists.filter((name) => name !== list))
        expect((await player.call('GET', `api/user/${untouched}`)).body.docs).toMatchObject([
          { label: '1000' },
          {},
          {},
          ...(untouched === 'stake' ? [{}, {}, {}] : []),
        ])
      expect((await other.call('GET', `api/user/${list}`)).body.docs).toMatchObject([
        { label: '1000' },
        {},
        {},
        ...(list === 'stake' ? [{}, {}, {}] : []),
      ])
    },
  )

  it('STAKE-012 show Updated Sucessfully for quick bets, and nothing for stakes', async () => {
    const player = await operator.newMember()
    const stake = [preset(100)]
    expect((await player.call('PUT', 'api/user/quickBet', { stake })).body['message']).toBe(
      'Updated Sucessfully',
    )
    expect((await player.call('PUT', 'api/user/stake', { stake })).body).toEqual({ docs: stake })
  })

  it('STAKE-002 are sent and stored without `_id`', async () => {
    const player = await operator.newMember()
    const stake = [{ ...preset(100), _id: 'a1' }]
    expect((await player.call('PUT', 'api/user/stake', { stake })).body.docs).toEqual([preset(100)])
    const loaded = { ...z.decode(getStakes.response, [preset(100)])[0], _id: 'a1' }
    const presets = [loaded as { label: string; value: bigint }]
    expect(z.encode(saveStakes.request, { presets })).toEqual({ stake: [preset(100)] })
  })

  it('STAKE-016 cannot be changed by a demo account', async () => {
    const demo = await operator.newPlayer()
    for (const list of lists) {
      expect(await demo.call('PUT', `api/user/${list}`, { stake: [preset(100)] })).toMatchObject({
        status: 403,
        body: {
          code: 'demo-account',
          message: 'This is your Demo Account, Please Login as Normal user',
        },
      })
      expect((await demo.call('GET', `api/user/${list}`)).body.docs).toMatchObject([
        { label: '1000' },
        {},
        {},
        ...(list === 'stake' ? [{}, {}, {}] : []),
      ])
    }
  })

  it.each([
    ['nothing', [], 'stake'],
    ['too many', Array.from({ length: 25 }, () => preset(1)), 'stake'],
    ['no list', 'all', 'stake'],
    ['a label of spaces', [preset(1, '  ')], 'stake.0.label'],
    ['a stake of 0', [preset(1), preset(0)], 'stake.1.value'],
    ['less than nothing', [preset(-5)], 'stake.0.value'],
    ['a broken point', [preset(1.5)], 'stake.0.value'],
    ['more than anybody has', [preset(100_000_001)], 'stake.0.value'],
    ['no number', [{ label: 'x', value: 'x' }], 'stake.0.value'],
  ])('are not %s', async (_what, stake, field) => {
    const player = await operator.newMember()
    for (const list of lists)
      expect(await player.call('PUT', `api/user/${list}`, { stake })).toMatchObject({
        status: 400,
        body: { code: 'malformed', field },
      })
  })

  it('are those of one list, never of two mixed, when lists are saved at the same time', async () => {
    const player = await operator.newMember()
    const listOf = (size: number) => Array.from({ length: size }, () => preset(size))
    await Promise.all(
      [1, 2, 3, 4, 5].map((size) => player.call('PUT', 'api/user/stake', { stake: listOf(size) })),
    )
    const { docs } = (await player.call('GET', 'api/user/stake')).body
    expect(docs).toEqual(listOf((docs as unknown[]).length))
  })

  it(
    'are returned as they were saved',
    async () => {
      const player = await operator.newMember()
      const label = fc
        .string({ minLength: 1, maxLength: 24 })
        .filter((text) => text.trim() === text && !text.includes('\0'))
      const value = fc.integer({ min: 1, max: 100_000_000 })
      const stakes = fc.array(fc.record({ label, value }), { minLength: 1, maxLength: 24 })
      await fc.assert(
        fc.asyncProperty(stakes, async (stake) => {
          expect((await player.call('PUT', 'api/user/stake', { stake })).status).toBe(200)
          const { docs } = (await player.call('GET', 'api/user/stake')).body
          expect(docs).toEqual(stake)
          expect(z.decode(getStakes.response, docs as never).map((row) => row.value)).toEqual(
            stake.map((row) => minorFromPoints(row.value)),
          )
        }),
        { numRuns: runs(20, 1000) },
      )
    },
    proofTimeoutMs,
  )
})

describe('access to stake presets', () => {
  it('ROLE-010 is for players only, for stakes and quick bets', async () => {
    const agent = await operator.newMember('agent')
    for (const list of lists) {
      expect((await operator.call('GET', `api/user/${list}`)).status).toBe(401)
      expect((await agent.call('GET', `api/user/${list}`)).status).toBe(403)
      expect((await agent.call('PUT', `api/user/${list}`, { stake: [preset(1)] })).status).toBe(403)
    }
  })
})
