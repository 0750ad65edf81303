import { disconnectedByHand, loggedOutByAdmin, notificationBroadcast, userCreated } from '@kit/sdk/contract'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let administrator: TestPlayer & { transactionCode: string }
const sockets: Socket[] = []

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
  administrator = await operator.administrator()
})
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()))
afterAll(() => operator.sandbox.close())

async function page(token?: string) {
  const auth = token === undefined ? {} : { token }
  const socket = io(operator.url, { transports: ['websocket'], auth, reconnection: false, forceNew: true })
  sockets.push(socket)
  const received: { event: string; payload: unknown }[] = []
  socket.onAny((event: string, payload: unknown) => received.push({ event, payload }))
  await until(async () => socket.connected)
  return {
    socket,
    received,
    hasReceived: ({ event }: { event: string }) => received.some((said) => said.event === event),
  }
}

/** A round trip, after which earlier events have arrived. */
const settled = (socket: Socket) => socket.timeout(5000).emitWithAck('active', {})

const nameOf = async (player: TestPlayer) =>
  ((await player.call('GET', 'api/user/profile')).body.docs as { userName: string }).userName

const post = (path: string, body: unknown) => administrator.call('POST', `api/administrator/${path}`, body)

describe('logging a user out', () => {
  it('SOCK-025 notifies every page of the user, ends the logins and the sockets, and no others', async () => {
    const [player, other] = [await operator.newPlayer(), await operator.newPlayer()]
    const [one, two, theirs] = [await page(player.token), await page(player.token), await page(other.token)]
    const answer = await post('user/logout', { userName: (await nameOf(player)).toUpperCase() })
    expect(answer).toMatchObject({ status: 200, body: { docs: { logins: 1 } } })
    for (const { socket, hasReceived } of [one, two]) {
      await until(async () => !socket.connected)
      expect(hasReceived(loggedOutByAdmin)).toBe(true)
    }
    expect((await player.call('GET', 'api/user/profile')).status).toBe(401)
    await settled(theirs.socket)
    expect(theirs.hasReceived(loggedOutByAdmin)).toBe(false)
    expect((await other.call('GET', 'api/user/profile')).status).toBe(200)
  })

  it('reports an unknown user', async () => {
    for (const path of ['user/logout', 'user/disconnect'])
      expect(await post(path, { userName: 'nobody at all' })).toMatchObject({
        status: 404,
        body: { code: 'user-unknown', field: 'userName' },
      })
  })
})

describe('pages that must stop their live updates', () => {
  it('SOCK-018 are notified by hand, and the login stays', async () => {
    const player = await operator.newPlayer()
    const mine = await page(player.token)
    expect((await post('user/disconnect', { userName: await nameOf(player) })).status).toBe(200)
    await until(async () => mine.hasReceived(disconnectedByHand))
    expect((await player.call('GET', 'api/user/profile')).status).toBe(200)
  })

  it('SOCK-018 are the earlier ones of a player who may have only one, and none otherwise', async () => {
    const setting = (singleScreen: boolean, transactionCode = administrator.transactionCode) =>
      administrator.call('PUT', 'api/administrator/setting/singleScreen', { singleScreen, transactionCode })
    expect((await setting(true, 'wrong')).body['code']).toBe('transaction-code-wrong')
    const player = await operator.newPlayer()
    const [first, second] = [await page(player.token), await page(player.token)]
    await settled(first.socket)
    expect(first.hasReceived(disconnectedByHand)).toBe(false)
    await setting(true)
    const third = await page(player.token)
    await until(async () => first.hasReceived(disconnectedByHand) && second.hasReceived(disconnectedByHand))
    await settled(third.socket)
    expect(third.hasReceived(disconnectedByHand)).toBe(false)
    const [staff, again] = [await page(administrator.token), await page(administrator.token)]
    await settled(again.socket)
    expect(staff.hasReceived(disconnectedByHand)).toBe(false)
    await setting(false)
    const switches = await administrator.call('GET', 'api/administrator/setting/switches')
    expect(switches.body.docs).toMatchObject({ maintenanceMode: false, socket: true, singleScreen: false })
  })
})

describe('a new account', () => {
  it('SOCK-045 is announced to the staff above it, and to nobody else', async () => {
    const above = await page(administrator.token)
    const sibling = await page((await operator.newMember('agent')).token)
    const player = await page((await operator.newPlayer()).token)
    const made = await operator.newPlayer()
    await until(async () => above.received.some(({ payload }) => JSON.stringify(payload).includes(made.id)))
    expect(above.hasReceived(userCreated)).toBe(true)
    await settled(sibling.socket)
    await settled(player.socket)
    expect([sibling.hasReceived(userCreated), player.hasReceived(userCreated)]).toEqual([false, false])
  })
})

describe('a broadcast notification', () => {
  it('SOCK-017 reaches only the players who have not excluded themselves, and can be marked by its id', async () => {
    const player = await operator.newPlayer()
    const excluded = await operator.newMember()
    await excluded.call('POST', 'api/user/care/exclusion', { months: 6 })
    const mine = await page(player.token)
    const others = [await page(), await page(administrator.token), await page(excluded.token)]
    const words = { title: 'Final tonight', body: 'Doors open at 7', icon: '/favicon.svg', image: '' }
    const sent = await post('broadcast/notification', words)
    const { notificationId } = sent.body.docs as { notificationId: string }
    await until(async () => mine.hasReceived(notificationBroadcast))
    expect(mine.received.find(({ event }) => event === notificationBroadcast.event)?.payload).toEqual({
      _id: notificationId,
      ...words,
    })
    for (const { socket, hasReceived } of others) {
      await settled(socket)
      expect(hasReceived(notificationBroadcast)).toBe(false)
    }
    const mark = (method: string) =>
      player.call(method, `api/user/notification?notificationId=${notificationId}`)
    expect((await mark('PATCH')).status).toBe(200)
    expect((await mark('DELETE')).status).toBe(200)
    expect((await mark('DELETE')).status).toBe(404)
  })

  it('accepts pictures from the site or over https only', async () => {
    for (const image of [
      'javascript:alert(1)',
      '//elsewhere.example/x.png',
      'http://elsewhere.example/x.png',
    ])
      expect(await post('broadcast/notification', { title: 'News', body: 'A word', image })).toMatchObject({
        status: 400,
        body: { code: 'malformed', field: 'image' },
      })
  })
})
