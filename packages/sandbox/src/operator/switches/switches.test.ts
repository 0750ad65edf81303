import { getConfiguration, maintenanceSwitched, pageRefreshed } from '@kit/sdk/contract'
import { gunzipSync } from 'node:zlib'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let administrator: TestPlayer
let transactionCode = ''
const sockets: Socket[] = []

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
  const seeded = await operator.administrator()
  administrator = seeded
  transactionCode = seeded.transactionCode
})
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.disconnect())
  await maintenance(false)
  await useSocket(true)
})
afterAll(() => operator.sandbox.close())

const maintenance = (maintenanceMode: boolean) =>
  administrator.call('PUT', 'api/administrator/setting/maintenance', { maintenanceMode, transactionCode })
const useSocket = (socket: boolean) =>
  administrator.call('PUT', 'api/administrator/setting/useSocket', { socket, transactionCode })

async function configuration() {
  const { body } = await operator.call('GET', 'api/common/comulative?domainUrl=localhost')
  const docs: unknown = JSON.parse(gunzipSync(Buffer.from(String(body.docs), 'base64')).toString('utf8'))
  return z.decode(getConfiguration.response, docs as never)
}

function open(): Socket {
  const socket = io(operator.url, { transports: ['websocket'], reconnection: false, forceNew: true })
  sockets.push(socket)
  return socket
}

const connected = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.on('connect', () => resolve('connected'))
    socket.on('connect_error', (error) => resolve(error.message))
  })

describe('maintenance', () => {
  it('CALL-042 CALL-121 answers 503 to players while it is on, and serves them again afterwards', async () => {
    const player = await operator.newPlayer()
    expect(await maintenance(true)).toMatchObject({ status: 200, body: { docs: { maintenanceMode: true } } })
    const refused = await player.call('GET', 'api/user/pts')
    expect(refused).toMatchObject({ status: 503, body: { code: 'maintenance' } })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await configuration()).maintenance).toBe(true)
    await maintenance(false)
    expect((await player.call('GET', 'api/user/pts')).status).toBe(200)
    expect((await configuration()).maintenance).toBe(false)
  })

  it('serves its visitors, and refuses every login but the administrator’s', async () => {
    await maintenance(true)
    expect((await operator.call('GET', 'api/common/home')).status).toBe(200)
    for (const { userName, password, userType } of operator.sandbox.accounts) {
      const { status } = await operator.logIn(userName, password)
      expect([userType, status]).toEqual([userType, userType === 'administrator' ? 200 : 503])
    }
  })

  it('shows players the reason and the end for as long as it is on', async () => {
    const says = { maintenanceMode: true, message: '  Back at 14:00 ', transactionCode }
    await administrator.call('PUT', 'api/administrator/setting/maintenance', says)
    expect((await configuration()).maintenanceMessage).toBe('Back at 14:00')
    const switches = await administrator.call('GET', 'api/administrator/setting/switches')
    expect(switches.body.docs).toMatchObject({ maintenanceMode: true, maintenanceMessage: 'Back at 14:00' })
    await maintenance(false)
    expect((await configuration()).maintenanceMessage).toBeUndefined()
  })

  it('notifies every open page immediately', async () => {
    const socket = open()
    const received: unknown[] = []
    socket.on(maintenanceSwitched.event, (payload) => received.push(payload))
    expect(await connected(socket)).toBe('connected')
    await maintenance(true)
    await until(async () => received.length === 1)
    expect(received).toEqual([{ maintenance: true }])
  })

  it('SEC-007 ROLE-015 is not switched without the right transaction code', async () => {
    for (const code of [undefined, '', 'AAAA-AAAA-AAAA-AAAA'])
      for (const [path, field] of [
        ['maintenance', 'maintenanceMode'],
        ['useSocket', 'socket'],
      ] as const) {
        const answer = await administrator.call('PUT', `api/administrator/setting/${path}`, {
          [field]: path === 'maintenance',
          ...(code !== undefined && { transactionCode: code }),
        })
        expect(answer).toMatchObject({ status: 400, body: { code: 'transaction-code-wrong' } })
        // Five wrong ones in a row would lock the account for the following tests.
        await useSocket(true)
      }
    expect(await configuration()).toMatchObject({ maintenance: false, appConfigruation: { useSocket: true } })
  })

  it('ROLE-014 is for the administrator only, as are the socket and the refresh', async () => {
    for (const userType of ['user', 'whiteLabel', 'agent'] as const) {
      const other = await operator.newMember(userType)
      const answers = [
        await other.call('PUT', 'api/administrator/setting/maintenance', {
          maintenanceMode: true,
          transactionCode,
        }),
        await other.call('PUT', 'api/administrator/setting/useSocket', { socket: false, transactionCode }),
        await other.call('GET', 'api/administrator/broadcast/refreshPage'),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    expect((await configuration()).maintenance).toBe(false)
  })
})

describe('the socket’s switch', () => {
  it('CALL-043 disconnects every socket and admits none until it is on again', async () => {
    const socket = open()
    expect(await connected(socket)).toBe('connected')
    await useSocket(false)
    await until(async () => socket.disconnected)
    expect(await connected(open())).toBe('socket-off')
    expect((await configuration()).appConfigruation.useSocket).toBe(false)
    await useSocket(true)
    expect(await connected(open())).toBe('connected')
  })
})

it('CALL-044 makes every open page reload, with the administrator’s message', async () => {
  const socket = open()
  const received: unknown[] = []
  socket.on(pageRefreshed.event, (payload) => received.push(payload))
  expect(await connected(socket)).toBe('connected')
  const path = 'api/administrator/broadcast/refreshPage'
  const byGet = (site: string) =>
    operator.call('GET', `${path}?message=User%20Refreshed`, {
      headers: { authorization: `Bearer ${administrator.token}`, 'sec-fetch-site': site },
    })
  expect(await byGet('cross-site')).toMatchObject({ status: 403, body: { code: 'cross-site' } })
  expect((await byGet('same-origin')).status).toBe(200)
  await administrator.call('POST', path, { message: 'A new version' })
  await until(async () => received.length >= 2)
  expect(received).toEqual([{ message: 'User Refreshed' }, { message: 'A new version' }])
})
