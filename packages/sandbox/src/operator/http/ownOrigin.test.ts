import { request } from 'node:http'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { ownOrigin } from './ownOrigin.ts'

let operator: TestOperator
let player: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator([], { origins: ['https://play.example', 'http://localhost:5173'] })
  player = await operator.newMember()
})
afterAll(() => operator.sandbox.close())

it('is the known one of the host, with its port, and no other', () => {
  const known = ['https://play.example', 'http://localhost:5173', 'no address']
  expect(ownOrigin('play.example', known)).toBe('https://play.example')
  expect(ownOrigin('localhost:5173', known)).toBe('http://localhost:5173')
  for (const host of ['play.example:8080', 'evil.example', '127.0.0.1:4000'])
    expect(() => ownOrigin(host, known)).toThrow('not one of this operator')
})

it('is that of a proxy that names the default port, or of one on another port', () => {
  const known = ['https://play.example', 'https://play.example:8443', 'http://plain.example']
  for (const host of ['play.example:443', 'Play.Example:443', 'play.example.', 'play.example.:443'])
    expect([host, ownOrigin(host, known)]).toEqual([host, 'https://play.example'])
  expect(ownOrigin('play.example:8443', known)).toBe('https://play.example:8443')
  expect(ownOrigin('plain.example:80', known)).toBe('http://plain.example')
  for (const host of [
    'play.example:80',
    'plain.example:443',
    'play.example:443@evil.example',
    'play.example:443/x',
  ])
    expect(() => ownOrigin(host, known)).toThrow('not one of this operator')
})

it('is used for payments and handoffs that a proxy forwards with the default port', async () => {
  const launch = 'api/user/casino/launch?gameId=1005&gameCode=lantern-reels'
  expect((await askUnder('play.example:443', 'GET', launch)).docs).toMatchObject({
    url: expect.stringMatching(/^https:\/\/play\.example\/casino-games\//),
  })
  const begin = (audience: string) => askUnder('play.example', 'POST', 'api/user/auth/handoff', { audience })
  const exchange = (host: string, code: unknown) => askUnder(host, 'POST', 'api/auth/exchange', { code })
  for (const [audience, host] of [
    ['play.example:443', 'play.example'],
    ['play.example', 'play.example:443'],
  ] as const) {
    const { docs } = (await begin(audience)) as { docs?: { code: string } }
    expect([audience, await exchange(host, docs?.code)]).toMatchObject([
      audience,
      { docs: { _id: player.id } },
    ])
  }
})

const askUnder = (
  host: string,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${player.token}`, 'content-type': 'application/json' }
    const sent = request(`${operator.url}/${path}`, { method, headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString('utf8')))
      answer.once('end', () => resolve(JSON.parse(text) as Record<string, unknown>))
    })
    sent.once('error', reject)
    sent.end(body && JSON.stringify(body))
  })

it('opens games and hosted payments by https if a server in front uses it', async () => {
  const launch = 'api/user/casino/launch?gameId=1005&gameCode=lantern-reels'
  const game = await askUnder('play.example', 'GET', launch)
  expect(game.docs).toMatchObject({ url: expect.stringMatching(/^https:\/\/play\.example\/casino-games\//) })
  const plain = await askUnder('localhost:5173', 'GET', launch)
  expect(plain.docs).toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:5173\/casino-games\//) })
  const payment = await askUnder('play.example', 'POST', 'api/user/deposit/iPay', {
    depositTypeId: 'deposit-ipay',
    operatorId: '1001',
    amount: 1000,
    redirectUrl: 'https://play.example/transaction',
  })
  expect(payment.docs).toMatchObject({ iPayRedirectUrl: expect.stringMatching(/^https:\/\/play\.example\//) })
})

it('of an unconfigured host is in no answer', async () => {
  const launch = 'api/user/casino/launch?gameId=1005&gameCode=lantern-reels'
  expect(await askUnder('evil.example', 'GET', launch)).toMatchObject({ code: 'host-unknown' })
  const handOff = { audience: 'evil.example' }
  expect(await askUnder('evil.example', 'POST', 'api/user/auth/handoff', handOff)).toMatchObject({
    code: 'audience-unknown',
  })
  const policyUnder = (host: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request(`${operator.url}/api/none`, { headers: { host } }, (answer) => {
        answer.resume()
        resolve(String(answer.headers['content-security-policy']))
      })
      sent.once('error', reject)
      sent.end()
    })
  expect(await policyUnder('evil.example')).not.toContain('evil')
  expect(await policyUnder('play.example')).toContain('wss://play.example')
})

it('of a page under a configured domain of this machine is accepted, and its socket opens', async () => {
  const { port } = operator.sandbox
  const socketFrom = (origin: string) =>
    new Promise<string>((resolve) => {
      const socket = io(operator.url, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { origin },
      })
      const end = (how: string) => {
        socket.disconnect()
        resolve(how)
      }
      socket.on('connect', () => end('connected'))
      socket.on('connect_error', () => end('refused'))
    })
  const launch = 'api/user/casino/launch?gameId=1005&gameCode=lantern-reels'
  for (const name of ['b2b.localhost', 'casino.localhost']) {
    const own = `${name}:${port}`
    expect(await socketFrom(`http://${own}`)).toBe('connected')
    const { docs } = await askUnder(own, 'GET', launch)
    expect(docs).toMatchObject({ url: expect.stringContaining(`http://${own}/`) })
    const handOff = await askUnder(own, 'POST', 'api/user/auth/handoff', { audience: own })
    expect(handOff).not.toHaveProperty('code')
  }
  expect(await socketFrom(`http://nobody.localhost:${port}`)).toBe('refused')
  expect(await socketFrom('http://b2b.localhost:1')).toBe('refused')
})

it('of the operator itself is known by both names of this machine', async () => {
  const launch = 'api/user/casino/launch?gameId=1005&gameCode=lantern-reels'
  for (const name of ['localhost', '127.0.0.1']) {
    const { docs } = await askUnder(`${name}:${operator.sandbox.port}`, 'GET', launch)
    expect(docs).toMatchObject({ url: expect.stringContaining(`http://${name}:${operator.sandbox.port}/`) })
  }
})
