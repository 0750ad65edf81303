import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account } from '../../database/schema.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'

let operator: TestOperator
let player: TestPlayer
let agent: TestPlayer
let stranger: TestPlayer

interface WireComplaint {
  _id: string
  title: string
  status: string
  answer: string
  user: { _id: string; userName: string }
}

const setParent = (child: TestPlayer, parent: TestPlayer) =>
  operator.sandbox.database.update(account).set({ parentId: parent.id }).where(eq(account.id, child.id))
const file = (who: TestPlayer, title: string) =>
  who.call('POST', 'api/user/complain', { title, message: 'It did not come.' })
const docsOf = async (who: TestPlayer, path: string) =>
  (await who.call('GET', path)).body.docs as WireComplaint[]
const titlesOf = async (who: TestPlayer, path: string) => (await docsOf(who, path)).map(({ title }) => title)
const answer = (who: TestPlayer, fields: Record<string, string>, type = 'agent') =>
  who.call('PATCH', `api/${type}/user/complain`, fields)

beforeAll(async () => {
  operator = await startTestOperator([], { rateLimits: { accounts: false, complaints: false } })
  player = await operator.newMember()
  agent = await operator.newMember('agent')
  stranger = await operator.newMember('agent')
  await setParent(player, agent)
})
afterAll(() => operator.sandbox.close())

describe('complaints', () => {
  it('SHELL-135 CALL-072 are filed by a player and listed for that player, newest first, in pages', async () => {
    const answered = await file(player, 'Where is my deposit?')
    expect(answered).toMatchObject({
      status: 200,
      body: { message: 'Complaint Added', docs: { status: 'open', answer: '', user: { _id: player.id } } },
    })
    await file(player, 'And my bonus?')
    expect(await titlesOf(player, 'api/user/complain')).toEqual(['And my bonus?', 'Where is my deposit?'])
    const second = await player.call('GET', 'api/user/complain?page=2&limit=1')
    expect(second.body).toMatchObject({
      docs: [{ title: 'Where is my deposit?' }],
      totalDocs: 2,
      totalPages: 2,
      previousPage: true,
      nextPage: false,
    })
    expect(await titlesOf(await operator.newMember(), 'api/user/complain')).toEqual([])
  })

  it('ROLE-023 CALL-072 are read by the staff above the player, and by no others', async () => {
    const administrator = await operator.newMember('administrator')
    expect(await titlesOf(agent, 'api/agent/user/complain')).toHaveLength(2)
    expect(await titlesOf(administrator, 'api/administrator/user/complain')).toHaveLength(2)
    expect(await titlesOf(stranger, 'api/agent/user/complain')).toEqual([])
    expect(await titlesOf(agent, 'api/agent/complain')).toEqual([])
  })

  it('ROLE-023 CALL-072 are filtered by one player, and by none of another tree', async () => {
    const other = await operator.newMember()
    await setParent(other, agent)
    await file(other, 'A second player')
    expect(await titlesOf(agent, `api/agent/user/complain?userId=${other.id}`)).toEqual(['A second player'])
    expect(await titlesOf(agent, `api/agent/user/complain?userId=${player.id}`)).toHaveLength(2)
    expect(await titlesOf(stranger, `api/agent/user/complain?userId=${other.id}`)).toEqual([])
  })

  it('are answered and closed by the staff above, and stay closed', async () => {
    const filed = (await file(player, 'A third')).body.docs as WireComplaint
    const complaintId = filed._id
    const fields = { complaintId, status: 'answered', answer: 'It is on its way.' }
    expect(await answer(stranger, fields)).toMatchObject({
      status: 404,
      body: { code: 'complaint-unknown', field: 'complaintId' },
    })
    expect(await answer(agent, { ...fields, answer: '' })).toMatchObject({
      status: 400,
      body: { code: 'answer-required', field: 'answer' },
    })
    expect(await answer(agent, fields)).toMatchObject({ body: { docs: { status: 'answered' } } })
    expect((await docsOf(player, 'api/user/complain'))[0]).toMatchObject({
      _id: complaintId,
      status: 'answered',
      answer: 'It is on its way.',
    })
    expect(await titlesOf(agent, 'api/agent/user/complain?status=answered')).toEqual(['A third'])
    await answer(agent, { complaintId, status: 'closed' })
    expect((await docsOf(player, 'api/user/complain'))[0]).toMatchObject({
      status: 'closed',
      answer: 'It is on its way.',
    })
    expect(await answer(agent, fields)).toMatchObject({ status: 409, body: { code: 'complaint-closed' } })
  })

  it.each([
    ['title', { title: '  ', message: 'x' }],
    ['title', { title: 'x'.repeat(121), message: 'x' }],
    ['message', { title: 'x', message: '' }],
    ['message', { title: 'x', message: 'x'.repeat(2001) }],
  ])('names the wrong %s', async (field, body) =>
    expect(await player.call('POST', 'api/user/complain', body)).toMatchObject({
      status: 400,
      body: { code: 'malformed', field },
    }),
  )

  it('are not filed by a demo account', async () =>
    expect(await file(await operator.newPlayer(), 'Hello')).toMatchObject({
      status: 403,
      body: { code: 'demo-account' },
    }))
})

it('are limited to five in an hour per player', async () => {
  const limited = await startTestOperator([])
  const writer = await limited.newMember()
  for (let number = 0; number < 5; number++) expect((await file(writer, `No. ${number}`)).status).toBe(200)
  const refused = await file(writer, 'One more')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await limited.sandbox.close()
})
