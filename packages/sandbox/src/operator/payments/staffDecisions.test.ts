import { requestChanged } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../accounts/createAccount.ts'
import { findAccountByName } from '../accounts/accountStore.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { paymentsOf, requestIn } from '../../testing/payments.ts'

let operator: TestOperator
let agent: TestPlayer
let branch: TestPlayer
const codes: Record<string, string> = {}

beforeAll(async () => {
  operator = await startTestOperator([])
  const [first, second] = [await seeded('agent'), await seeded('branch')]
  agent = first
  branch = second
})
afterAll(() => operator.sandbox.close())

async function seeded(userName: string): Promise<TestPlayer> {
  const secret = operator.sandbox.accounts.find((known) => known.userName === userName)!
  codes[userName] = secret.transactionCode ?? ''
  const { headers, body } = await operator.logIn(userName, secret.password)
  const token = (headers.get('authorization') ?? '').replace('Bearer ', '')
  return operator.playerOf((body.docs as { _id: string })._id, token)
}

async function playerBelow(): Promise<TestPlayer> {
  const [userName, password] = [`p_${randomUUID().slice(0, 8)}`, randomUUID()]
  const parent = await findAccountByName(operator.sandbox.database, 'defaultBranch')
  await createAccount(operator.sandbox.database, {
    userName,
    fullName: userName,
    password,
    isDemo: false,
    parentId: parent!.id,
    grant: 1_000_000n,
    at: new Date(),
    expiresAt: null,
  })
  const { headers, body } = await operator.logIn(userName, password)
  const token = (headers.get('authorization') ?? '').replace('Bearer ', '')
  return operator.playerOf((body.docs as { _id: string })._id, token, password)
}

const decide = (
  staff: TestPlayer,
  type: 'agent' | 'branch',
  request: { _id: string; amount: number },
  fields: Record<string, string>,
  what = 'deposit',
) =>
  staff.submit('PATCH', `api/${type}/${what}`, {
    depositId: request._id,
    amount: String(request.amount),
    transactionCode: codes[type] ?? '',
    remarks: '',
    ...fields,
  })

const stepsOf = async (staff: TestPlayer, type: string, id: string, direction = 'deposit') => {
  const path = `api/${type}/user/requestStep?direction=${direction}&requestId=${id}`
  return staff.call('GET', path)
}

describe('a decision with a key', () => {
  it('ROLE-018 counts once for any number of simultaneous or later repetitions', async () => {
    const player = await playerBelow()
    const before = (await player.balance()).availablePts
    const request = requestIn(await paymentsOf(operator).deposit(player))
    const key = randomUUID()
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => decide(agent, 'agent', request, { action: 'approved', key })),
    )
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await player.balance()).availablePts - before).toBe(1000)
    const { docs } = (await stepsOf(agent, 'agent', request._id)).body
    expect(docs).toMatchObject([
      { status: 'pending', key: '' },
      { status: 'approved', actorName: 'agent', key },
    ])
  })

  it('ROLE-018 by two members of staff at the same moment is made by one, and the other sees who was first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const player = await playerBelow()
      const before = (await player.balance()).availablePts
      const request = requestIn(await paymentsOf(operator).deposit(player))
      const actions = round % 2 === 0 ? ['approved', 'approved'] : ['approved', 'rejected']
      const answers = await Promise.all([
        decide(agent, 'agent', request, { action: actions[0]!, key: randomUUID() }),
        decide(branch, 'branch', request, { action: actions[1]!, key: randomUUID() }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const winner = answers[0]?.status === 200 ? 0 : 1
      const name = ['agent', 'branch'][winner]
      expect(answers[1 - winner]?.body).toMatchObject({
        code: 'request-decided',
        message: `This request is already ${actions[winner]}, by ${name}`,
        details: { state: actions[winner], by: name },
      })
      const gained = (await player.balance()).availablePts - before
      expect(gained).toBe(actions[winner] === 'approved' ? 1000 : 0)
    }
  })

  it('belongs to one decision: another with its key is refused, and a refused one does not use it up', async () => {
    const player = await playerBelow()
    const key = randomUUID()
    const request = requestIn(await paymentsOf(operator).deposit(player))
    expect(
      (await decide(agent, 'agent', request, { action: 'approved', key, transactionCode: 'x' })).body.code,
    ).toBe('transaction-code-wrong')
    expect((await decide(agent, 'agent', request, { action: 'processing', key })).status).toBe(200)
    expect((await decide(agent, 'agent', request, { action: 'approved', key })).body.code).toBe('key-reused')
    const other = { action: 'rejected', remarks: 'Wrong receipt', key: randomUUID() }
    expect((await decide(agent, 'agent', request, other)).status).toBe(200)
    expect((await stepsOf(branch, 'branch', request._id)).body.docs).toMatchObject([
      { status: 'pending' },
      { status: 'processing', actorName: 'agent', key: '' },
      { status: 'rejected', actorName: 'agent', remarks: 'Wrong receipt', key: '' },
    ])
  })
})

it('SEC-006 the steps of a request are shown only to the staff above its player', async () => {
  const player = await playerBelow()
  const accountId = await paymentsOf(operator).payoutAccount(player)
  const request = requestIn(await player.call('POST', 'api/user/withdraw', { amount: 500, accountId }))
  expect((await stepsOf(agent, 'agent', request._id, 'withdraw')).status).toBe(200)
  const other = await operator.newMember('master', 0n)
  expect((await stepsOf(other, 'master', request._id, 'withdraw')).body.code).toBe('request-unknown')
  expect((await stepsOf(player, 'user', request._id, 'withdraw')).status).toBe(403)
  expect((await decide(player, 'agent', request, { action: 'approved' }, 'withdraw')).status).toBe(403)
})

it('the staff above are notified of each request and each change of it, and other staff are not', async () => {
  const player = await playerBelow()
  const other = await operator.newMember('master', 0n)
  const received: string[][] = [[], [], []]
  const sockets = [agent, other, player].map(({ token }, index) => {
    const socket = io(operator.url, {
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
    })
    socket.on(requestChanged.event, ({ docs }: { docs: { status: string; direction: string } }) =>
      received[index]?.push(`${docs.direction} ${docs.status}`),
    )
    return socket
  })
  await until(async () => sockets.every(({ connected }) => connected))
  const request = requestIn(await paymentsOf(operator).deposit(player))
  await decide(branch, 'branch', request, { action: 'approved', key: randomUUID() })
  await until(async () => received[0]?.length === 2)
  expect(received).toEqual([['deposit pending', 'deposit approved'], [], []])
  sockets.forEach((socket) => socket.disconnect())
})
