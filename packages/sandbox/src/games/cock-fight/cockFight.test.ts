import { afterAll, beforeAll, expect, it } from 'vitest'
import { cockFight } from '../../operator/database/schema.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

const ask = (player: TestPlayer, what: string, site?: string) =>
  operator.call('GET', `api/user/cockFight/${what}`, {
    headers: {
      authorization: `Bearer ${player.token}`,
      ...(site !== undefined && { 'sec-fetch-site': site }),
    },
  })
const rowsOf = async (player: TestPlayer) =>
  (await operator.sandbox.database.select().from(cockFight)).filter(({ userId }) => userId === player.id)
const profileOf = async (player: TestPlayer) => (await player.call('GET', 'api/user/profile')).body.docs

it('CALL-033 CALL-034 AUTH-052 makes one record, opens and closes it, and the profile shows that it exists', async () => {
  const player = await operator.newMember()
  expect(await profileOf(player)).toMatchObject({ cockFightCreated: false })
  for (let again = 0; again < 2; again++)
    expect(await ask(player, 'create', 'same-origin')).toMatchObject({
      status: 200,
      body: { docs: { created: true, active: true } },
    })
  expect(await rowsOf(player)).toMatchObject([{ isOpen: true }])
  expect(await profileOf(player)).toMatchObject({ cockFightCreated: true })
  expect(await ask(player, 'logout', 'same-origin')).toMatchObject({
    body: { docs: { created: true, active: false } },
  })
  expect(await rowsOf(player)).toMatchObject([{ isOpen: false }])
  expect(await profileOf(player)).toMatchObject({ cockFightCreated: true })
})

it('creates by POST, from anywhere', async () => {
  const player = await operator.newMember()
  expect((await player.call('POST', 'api/user/cockFight/create', {})).status).toBe(200)
  expect(await rowsOf(player)).toMatchObject([{ isOpen: true }])
})

it.each(['cross-site', 'same-site', 'none', undefined])('changes nothing by a GET from %s', async (site) => {
  const player = await operator.newMember()
  for (const what of ['create', 'logout'])
    expect(await ask(player, what, site)).toMatchObject({ status: 403, body: { code: 'cross-site' } })
  expect(await rowsOf(player)).toEqual([])
})

it('AUTH-064 is not for demo accounts', async () => {
  const demo = await operator.newPlayer()
  for (const what of ['create', 'logout'])
    expect(await ask(demo, what, 'same-origin')).toMatchObject({
      status: 403,
      body: { code: 'demo-account' },
    })
  expect(await rowsOf(demo)).toEqual([])
})
