import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2')))
})
afterAll(() => operator.sandbox.close())

const kinds = [
  { path: 'api/user/favorite/event', field: 'eventId', ids: ['event-1.1', 'event-1.2'], word: 'Event' },
  { path: 'api/user/favorite/market', field: 'marketId', ids: ['1.1', '1.2'], word: 'Market' },
] as const

const markedBy = async (player: TestPlayer, path: string) => (await player.call('GET', path)).body.docs

describe.each(kinds)('favourites at $path', ({ path, field, ids: [first, second], word }) => {
  it('FAV-001 FAV-002 FAV-004 FAV-009 FAV-010 CALL-110 CALL-111 CALL-113 CALL-114 are those that a player marked, newest first, once each', async () => {
    const [player, other] = [await operator.newPlayer(), await operator.newPlayer()]
    expect(await markedBy(player, path)).toEqual([])
    for (const id of [first, second, first])
      expect(await player.submit('POST', path, { [field]: id })).toMatchObject({
        status: 200,
        body: { message: `Favorite ${word} Added` },
      })
    expect(await markedBy(player, path)).toEqual([{ [field]: second }, { [field]: first }])
    expect(await markedBy(other, path)).toEqual([])
  })

  it('FAV-003 FAV-005 CALL-112 CALL-115 are removed by a form, or by the query as well (Q-071)', async () => {
    const [player, other] = [await operator.newPlayer(), await operator.newPlayer()]
    for (const someone of [player, other])
      for (const id of [first, second]) await someone.submit('POST', path, { [field]: id })
    for (const _again of [1, 2])
      expect(await player.submit('DELETE', path, { [field]: first })).toMatchObject({
        status: 200,
        body: { message: `Favorite ${word} Deleted` },
      })
    expect(await markedBy(player, path)).toEqual([{ [field]: second }])
    expect((await player.call('DELETE', `${path}?${field}=${second}`)).status).toBe(200)
    expect(await markedBy(player, path)).toEqual([])
    expect(await markedBy(other, path)).toEqual([{ [field]: second }, { [field]: first }])
  })

  it('refuse an unknown or invalid id, and name the field', async () => {
    const player = await operator.newPlayer()
    expect(await player.submit('POST', path, { [field]: '9.99' })).toMatchObject({
      status: 404,
      body: { field, code: `${word.toLowerCase()}-unknown` },
    })
    for (const fields of [{}, { [field]: '' }, { [field]: 'x'.repeat(65) }])
      for (const method of ['POST', 'DELETE'])
        expect(await player.submit(method, path, fields as Record<string, string>)).toMatchObject({
          status: 400,
          body: { code: 'malformed', field },
        })
    expect(await player.call('DELETE', path)).toMatchObject({ status: 400, body: { field } })
  })

  it('ROLE-009 are for players only', async () => {
    const agent = await operator.newMember('agent')
    const fields = { [field]: first }
    expect((await operator.call('GET', path)).status).toBe(401)
    expect((await agent.call('GET', path)).status).toBe(403)
    for (const method of ['POST', 'DELETE']) {
      expect((await agent.submit(method, path, fields)).status).toBe(403)
      expect((await operator.call(method, path, { body: new URLSearchParams(fields) })).status).toBe(401)
    }
  })
})
