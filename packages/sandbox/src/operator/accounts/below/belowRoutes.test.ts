import { loggedOutByAdmin, userCreated, type UserType } from '@kit/sdk/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { securityEvents } from '../../security-log/securityLog.ts'

let operator: TestOperator
const secrets = new Map<string, { staff: TestPlayer; transactionCode: string }>()

const secretOf = (userType: UserType) => secrets.get(userType)!

beforeAll(async () => {
  operator = await startTestOperator([])
  for (const { userType, userName, password, transactionCode } of operator.sandbox.accounts) {
    const { headers, body } = await operator.logIn(userName, password)
    const token = (headers.get('authorization') ?? '').replace('Bearer ', '')
    const staff = operator.playerOf((body.docs as { _id: string })._id, token, password)
    secrets.set(userType, { staff, transactionCode: transactionCode ?? '' })
  }
})
afterAll(() => operator.sandbox.close())

interface Row {
  _id: string
  userName: string
  userType: string
  availablePts: number
  blocked: boolean
  casinoLock: boolean
  bonusLock: boolean
  line: { userName: string }[]
}

const rowsOf = async (staff: TestPlayer, path: string) =>
  (await staff.call('GET', path)).body.docs as unknown as Row[]

describe('players below staff', () => {
  it('ROLE-023 ROLE-028 are found at their branch, with the path to them and the points of all players', async () => {
    const { staff: agent } = secretOf('agent')
    const [branch] = await rowsOf(agent, 'api/agent/user/account')
    expect(branch).toMatchObject({ userType: 'branch', availablePts: 250_000, line: [] })
    const [found] = await rowsOf(agent, 'api/agent/user/account?search=PLAY')
    expect(found).toMatchObject({ userName: 'player', availablePts: 250_000 })
    expect(found?.line.map(({ userName }) => userName)).toEqual(['branch', 'subBranch', 'defaultBranch'])
    const one = await agent.call('GET', `api/agent/user/account/details?userId=${found?._id}`)
    expect(one.body.docs).toMatchObject({ userName: 'player', care: { limits: [] } })
  })

  it('ROLE-023 totals contain the points of real players only, and a demo account shows its own', async () => {
    const { staff: agent } = secretOf('agent')
    const totals = async () => {
      const [branch] = await rowsOf(agent, 'api/agent/user/account')
      const { availablePts, exposure } = branch as Row & { exposure: number }
      return { availablePts, exposure }
    }
    const before = await totals()
    const demo = await operator.newPlayer()
    expect(await totals()).toEqual(before)
    const own = await agent.call('GET', `api/agent/user/account/details?userId=${demo.id}`)
    expect(own.body.docs).toMatchObject({ demo: true, availablePts: 100_000 })
  })

  it('SEC-006 are visible only to staff above them, and to no player', async () => {
    const { staff: player } = secretOf('user')
    const other = await operator.newMember('master', 0n)
    for (const path of ['user/account', `user/account/details?userId=${player.id}`])
      expect((await player.call('GET', `api/user/${path}`)).status).toBe(403)
    expect((await other.call('GET', `api/master/user/account/details?userId=${player.id}`)).status).toBe(404)
    expect((await other.call('GET', `api/master/user/account?parentId=${player.id}`)).status).toBe(404)
    expect(await rowsOf(other, 'api/master/user/account?search=player')).toEqual([])
    const asAgent = await other.call('GET', 'api/agent/user/account')
    expect(asAgent.body).toMatchObject({ code: 'forbidden' })
  })

  it('SOCK-045 are announced to the staff above as soon as they exist, and to nobody else', async () => {
    const listeners = [
      secretOf('agent').staff,
      secretOf('user').staff,
      await operator.newMember('master', 0n),
    ]
    const received = listeners.map(() => [] as unknown[])
    const sockets = listeners.map(({ token }, index) => {
      const socket = io(operator.url, {
        transports: ['websocket'],
        auth: { token },
        reconnection: false,
        forceNew: true,
      })
      return socket.on(userCreated.event, (payload) => received[index]?.push(payload))
    })
    await until(async () => sockets.every(({ connected }) => connected))
    const made = await operator.newPlayer()
    await until(async () => received[0]?.length === 1)
    expect(received[0]).toMatchObject([{ docs: { userId: made.id, demo: true } }])
    expect([received[1], received[2]]).toEqual([[], []])
    sockets.forEach((socket) => socket.disconnect())
  })
})

describe('a lock', () => {
  const lock = (by: UserType, fields: Record<string, unknown>) => {
    const { staff, transactionCode } = secretOf(by)
    return staff.call('PATCH', `api/${by}/user/lock`, { transactionCode, ...fields })
  }

  it('ROLE-020 ROLE-022 SEC-007 is set with the transaction code, shown in the player’s profile, and logged', async () => {
    const player = await operator.newPlayer()
    expect(
      (await lock('agent', { userId: player.id, casinoLock: true, transactionCode: 'x' })).body.code,
    ).toBe('transaction-code-wrong')
    const set = await lock('agent', { userId: player.id, casinoLock: true, bonusLock: true })
    expect(set).toMatchObject({ status: 200, body: { docs: { casinoLock: true, bonusLock: true } } })
    const locked = { casinoLock: true, bonusLock: true, blocked: false }
    expect((await player.call('GET', 'api/user/profile')).body.docs).toMatchObject(locked)
    await lock('agent', { userId: player.id, casinoLock: false })
    expect((await player.call('GET', 'api/user/profile')).body.docs).toMatchObject({
      ...locked,
      casinoLock: false,
    })
    const { docs } = await until(async () => {
      const log = await securityEvents(operator.sandbox.database, { page: 1, limit: 10 })
      return log.docs.filter(({ kind }) => kind === 'setAccountLocks').length === 3 && log
    })
    expect(docs.filter(({ kind }) => kind === 'setAccountLocks')).toMatchObject([
      { actorName: 'agent', outcome: 'done', details: { userId: player.id, casinoLock: false } },
      { actorName: 'agent', outcome: 'done', details: { casinoLock: true, bonusLock: true } },
      { actorName: 'agent', outcome: 'transaction-code-wrong' },
    ])
  })

  it('of the site ends every login immediately, and refuses new ones until it is removed', async () => {
    const player = await operator.newPlayer()
    const { userName } = (await player.call('GET', 'api/user/profile')).body.docs as unknown as Row
    const auth = { token: player.token }
    const socket = io(operator.url, { transports: ['websocket'], auth, reconnection: false, forceNew: true })
    const received: string[] = []
    socket.onAny((event: string) => received.push(event))
    await until(async () => socket.connected)
    await lock('branch', { userId: player.id, isBlocked: true })
    await until(async () => !socket.connected)
    expect(received).toContain(loggedOutByAdmin.event)
    expect((await player.call('GET', 'api/user/pts')).status).toBe(401)
    expect((await operator.logIn(userName, player.password)).status).not.toBe(200)
    await lock('branch', { userId: player.id, isBlocked: false })
    expect((await operator.logIn(userName, player.password)).status).toBe(200)
  })

  it('is refused for other branches’ players and for staff, as if they did not exist', async () => {
    const player = await operator.newMember()
    for (const userId of [player.id, secretOf('branch').staff.id])
      expect((await lock('agent', { userId, casinoLock: true })).body).toMatchObject({
        code: 'user-unknown',
        field: 'userId',
      })
    const asPlayer = await player.call('PATCH', 'api/user/user/lock', { userId: player.id, casinoLock: true })
    expect(asPlayer.status).toBe(403)
  })
})
