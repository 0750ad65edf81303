import { createOperator, type Operator } from '@kit/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSandbox } from '../startSandbox.ts'
import { opening, testMarket } from '../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../testing/operator.ts'
import { scenes } from './scenes.ts'

type Staff = Awaited<ReturnType<TestOperator['administrator']>>

let operator: TestOperator
let player: TestPlayer
let staff: Staff

/** Waits and bet delays of scenes take a tenth of their time, unless a test says otherwise. */
const delayScale = 0.1

beforeAll(async () => {
  // The simulation, as `npm start` plays it.
  operator = await startTestOperator([], { scenes: true, feed: undefined, delayScale })
  player = await operator.seeded('user')
  staff = await operator.administrator()
})
afterAll(() => operator.sandbox.close())
afterEach(() => setSpeed(1))

const setSpeed = (speed: number) => staff.call('PUT', 'api/administrator/replay/speed', { speed })

/** Opens a scene's link. Returns the path of the page that it leads to, and the login's code. */
async function open(id: string, on = operator) {
  const answer = await fetch(`${on.url}/console/try/${id}`, { redirect: 'manual' })
  expect([id, answer.status]).toEqual([id, 303])
  const target = new URL(answer.headers.get('location') ?? '')
  const code = /^\/direct-login\/([\w-]{22})$/.exec(target.pathname)?.[1] ?? ''
  return { origin: target.origin, code, path: decodeURIComponent(target.hash.slice(1)) }
}

interface Watched {
  client: Operator
  seen: string[]
}

interface Listed {
  id: string
  type: string
  status: string
  state: string
  runners: { id: string }[]
}

const eventOf = (path: string) => /^\/events\/[^/]+\/([^/]+)$/.exec(path)?.[1] ?? ''
const groupOf = async (path: string) => {
  const { body } = await operator.call(
    'GET',
    `api/common/game/market/group?eventId=${eventOf(path)}&first=50`,
  )
  return body.docs
}
const markets = async (state: string): Promise<Listed[]> =>
  (await staff.call('GET', `api/administrator/market?state=${state}&limit=100`)).body.docs as Listed[]
const suspended = async () =>
  (await markets('open')).filter(({ status, type }) => status === 'suspended' && type === 'betfair').length
const openBets = async () =>
  (await player.call('GET', 'api/user/openBet')).body.docs as { _id: string; amount: number }[]
const requests = async (what: string) =>
  (await player.call('GET', `api/user/${what}`)).body.docs as { status: string; remarks: string }[]

describe('the links', () => {
  it('are ten, each with a title, a text and an id of its own, on a page and as data', async () => {
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(10)
    const page = await fetch(`${operator.url}/console/try`)
    const html = await page.text()
    expect(page.status).toBe(200)
    for (const { id } of scenes) expect(html).toContain(`href="/console/try/${id}"`)
    const listed = (await (await fetch(`${operator.url}/console/try.json`)).json()) as { title: string }[]
    expect(listed.map(({ title }) => title)).toEqual(scenes.map(({ title }) => title))
  })

  it('log the seeded player in by a one-time code, on the site’s origin only', async () => {
    const { origin, code } = await open('crash')
    const exchange = () =>
      fetch(`${origin}/api/auth/exchange`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      })
    const first = await exchange()
    expect([first.status, ((await first.json()) as { docs: { _id: string } }).docs._id]).toEqual([
      200,
      player.id,
    ])
    expect((await exchange()).status).toBe(400)
  })

  it('answer an unknown name with the list, and 404', async () => {
    for (const id of ['nothing', 'toString', '%3Cscript%3E', 'x'.repeat(100)]) {
      const answer = await fetch(`${operator.url}/console/try/${id}`)
      const html = await answer.text()
      expect([id, answer.status]).toEqual([id, 404])
      expect(html.match(/href="\/console\/try\//g)).toHaveLength(10)
      expect(html).not.toContain('<script')
    }
  })

  it('set nothing for a page of another site, a prefetch, a HEAD, or a request that a proxy forwards', async () => {
    const status = async (headers: Record<string, string>, method = 'GET') =>
      (await fetch(`${operator.url}/console/try/crash`, { method, headers, redirect: 'manual' })).status
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ 'sec-purpose': 'prefetch;prerender' })).toBe(403)
    expect(await status({ 'x-forwarded-for': '203.0.113.7' })).toBe(404)
    expect(await status({}, 'HEAD')).toBe(404)
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(303)
  })

  it('do not exist without the option or the console, and are refused in production', async () => {
    const without = await startTestOperator([])
    const silent = await startTestOperator([], { scenes: true, console: 'off' })
    for (const { url } of [without, silent])
      for (const path of ['', '/crash', '.json'])
        expect((await fetch(`${url}/console/try${path}`)).status).toBe(404)
    await without.sandbox.close()
    await silent.sandbox.close()
    vi.stubEnv('NODE_ENV', 'production')
    const start = startSandbox({ port: 0, stateFolder: 'memory', scenes: true })
    await expect(start).rejects.toThrow('Things to try are not available in production.')
    vi.unstubAllEnvs()
  })

  it('say why a scene cannot be shown, next to the list: no market, no replay, no transaction code', async () => {
    const bare = await startTestOperator(opening(testMarket('1.1')), { scenes: true })
    const refusal = async (id: string) => {
      const answer = await fetch(`${bare.url}/console/try/${id}`, { redirect: 'manual' })
      return [answer.status, /<h1>.*?<p>(.*?)<\/p>/.exec(await answer.text())?.[1]]
    }
    expect(await refusal('wicket')).toEqual([409, expect.stringContaining('No cricket match with a wicket')])
    expect(await refusal('session')).toEqual([409, expect.stringContaining('No session is open.')])
    expect(await refusal('moving-price')).toEqual([409, expect.stringContaining('No market is in play')])
    // A market that is not in play can be suspended.
    expect(eventOf((await open('suspension', bare)).path)).toBe('event-1.1')
    await bare.sandbox.close()
  })
})

describe('each scene', () => {
  it('wicket: the market of the page is suspended', async () => {
    const { path } = await open('wicket')
    expect(eventOf(path)).toMatch(/^9\d+-\d+$/)
    const before = await suspended()
    await setSpeed(20)
    await until(async () => (await suspended()) > before)
  })

  it('moving-price: the prices of the page change', async () => {
    const { path } = await open('moving-price')
    const first = JSON.stringify(await groupOf(path))
    expect(first).toContain('"active"')
    await until(async () => JSON.stringify(await groupOf(path)) !== first)
  })

  it('connection: the player’s socket is cut, nobody else’s, and works again', async () => {
    const other = await operator.newPlayer()
    const [mine, theirs] = [player, other].map(({ token }) => {
      const client = createOperator({
        hosts: operator.url,
        clientKey: 'test',
        domain: { name: 'localhost', type: 'b2c' },
      })
      client.session.begin({ token, userType: 'user' }, false)
      const seen: string[] = []
      client.live.onStatus((status) => seen.push(status))
      return { client, seen }
    }) as [Watched, Watched]
    await until(async () => [mine, theirs].every(({ seen }) => seen.includes('live')))
    // The sockets follow the event before the cut, which here lasts a second.
    const { path } = await open('moving-price')
    for (const { client } of [mine, theirs]) client.live.followEvent(eventOf(path))
    // The next event to a player cuts the socket. A busy machine may send none in this second.
    await until(async () => {
      await open('connection')
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      return mine.seen.includes('connecting', 1 + mine.seen.indexOf('live'))
    })
    await until(async () => mine.client.live.getStatus() === 'live')
    expect(theirs.seen.slice(theirs.seen.indexOf('live'))).toEqual(['live'])
    for (const { client } of [mine, theirs]) client.close()
  })

  it('deposit: it waits, and is approved', async () => {
    const before = (await player.balance()).availablePts
    expect((await open('deposit')).path).toBe('/deposit')
    expect((await requests('deposit'))[0]).toMatchObject({ status: 'pending' })
    await until(async () => (await requests('deposit'))[0]?.status === 'approved')
    expect((await player.balance()).availablePts).toBe(before + 1000)
  })

  it('withdrawal: it is rejected with a reason, and the points return; a pending one is decided first', async () => {
    const before = (await player.balance()).availablePts
    expect((await open('withdrawal')).path).toBe('/withdraw')
    expect((await player.balance()).availablePts).toBe(before - 500)
    // A second visit before the decision requests no second withdrawal.
    await open('withdrawal')
    await until(async () => (await requests('withdraw'))[0]?.status === 'rejected')
    expect(await requests('withdraw')).toMatchObject([
      { remarks: 'The name on the bank account is not yours' },
    ])
    expect((await player.balance()).availablePts).toBe(before)
  })

  it('settlement: the bet of the player is decided when the match ends', async () => {
    const ended = (await markets('ended')).length
    const earlier = new Set((await openBets()).map(({ _id }) => _id))
    const placed = async () => (await openBets()).filter(({ _id }) => !earlier.has(_id))
    await open('settlement')
    await until(async () => (await placed()).length > 0)
    await setSpeed(20)
    await until(async () => (await placed()).length === 0)
    expect((await markets('ended')).length).toBeGreaterThan(ended)
  })

  it('crash: the page is that of a crash game', async () =>
    expect((await open('crash')).path).toBe('/casino/1003/kite/sandboxGames/Sky House'))

  it('suspension: the market is suspended, and opens again', async () => {
    const { path } = await open('suspension')
    const isHeld = async () => JSON.stringify(await groupOf(path)).includes('"suspended"')
    expect(await isHeld()).toBe(false)
    await until(isHeld)
    await until(async () => !(await isHeld()))
  })

  it('cash-out: the player has an open bet with an offer', async () => {
    expect((await open('cash-out')).path).toBe('/open-bets')
    await until(async () => (await openBets()).length > 0)
  })

  it('session: a session is open, and its line moves', async () => {
    const { path } = await open('session')
    const lines = async () => JSON.stringify(await groupOf(path)).match(/"run":\d+/g)
    const first = await lines()
    expect(first).not.toBeNull()
    await setSpeed(10)
    await until(async () => JSON.stringify(await lines()) !== JSON.stringify(first))
  })
})
