import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchInWorker } from '../codec/compressedAnswer.ts'
import * as contract from '../contract/index.ts'
import { createOperator } from '../createOperator.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import { fakeWorker } from '../testing/fakeWorker.ts'
import { marketGroup } from '../testing/marketGroup.ts'

const { getHome, getMarketGroup, getPoints } = contract
type AnyEndpoint = contract.AnyEndpoint

const packed = (markets: unknown) => gzipSync(JSON.stringify(markets)).toString('base64')
const groups = [400, 401].map((count) => packed(marketGroup(count)))
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const group = (init?: ResponseInit) => json({ docs: groups[0] }, init)

type Answer = (init: RequestInit) => Response | Promise<Response>

/** Rejects when its signal aborts, as a browser does. */
const silence: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))

/** The worker does at once what it is asked, unless `hold` is on. */
function given(options: { fetch?: typeof fetch } = {}) {
  const answers: Answer[] = []
  const sent: { url: string; init: RequestInit }[] = []
  const browser: typeof fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init })
    return answers.shift()!(init)
  }
  vi.stubGlobal('fetch', browser)
  const fake = fakeWorker()
  const post = fake.worker.postMessage
  const hold = { isOn: false }
  fake.worker.postMessage = (message) => {
    post(message)
    if (!hold.isOn) void fake.answer(fake.asked.length - 1)
  }
  const store = memoryTokenStore({ token: 'old-token', userType: 'user' })
  const onMaintenance = vi.fn<() => void>()
  const onError = vi.fn<(error: unknown, where: string) => void>()
  const startDecoder = async () => fake.worker
  const operator = createOperator({
    hosts: 'http://domain.test',
    clientKey: 'public-key',
    domain: { name: 'b2c.test', type: 'b2c' },
    tokenStore: store,
    connectSocket: () => new Promise(() => {}),
    startDecoder,
    onMaintenance,
    onError,
    ...(options.fetch && { fetch: options.fetch }),
  })
  const call = (answer: Answer, callOptions = {}) => {
    answers.push(answer)
    return operator.client.call(getMarketGroup, {}, callOptions)
  }
  const workerFetches = () => fake.asked.filter((request) => 'url' in request).length
  return {
    ...fake,
    call,
    answers,
    sent,
    hold,
    store,
    operator,
    startDecoder,
    onMaintenance,
    onError,
    workerFetches,
  }
}

async function underWay() {
  const operator = given()
  await operator.call(() => group())
  await operator.call(() => group())
  expect(operator.workerFetches()).toBe(1)
  return operator
}

afterEach(() => vi.unstubAllGlobals())

describe('a large answer, once there is a worker', () => {
  it('is fetched by it: the page fetches the first, and does not wait for a worker to begin', async () => {
    const { call, workerFetches, sent } = given()
    const byPage = await call(() => group())
    expect(workerFetches()).toBe(0)
    const byWorker = await call(() => group())
    expect(workerFetches()).toBe(1)
    expect(byWorker).toEqual(byPage)
    expect(sent).toHaveLength(2)
    const [first, second] = sent.map(({ init: { signal: _signal, ...init } }) => init)
    expect(second).toEqual(first)
  })

  it('of this kind only: the others are of the page', async () => {
    const { operator, answers, workerFetches } = await underWay()
    answers.push(() => json({ docs: { availablePts: 1, exposure: 0 } }))
    expect(await operator.client.call(getPoints, {})).toEqual({ available: 100n, exposure: 0n })
    expect(workerFetches()).toBe(1)
  })

  it('is used for calls that change nothing, because the page may repeat them', async () => {
    const { startDecoder } = await underWay()
    const endpoints = Object.values(contract).filter((part) => typeof part === 'object' && 'path' in part)
    const fetched = endpoints.filter((endpoint) => fetchInWorker(endpoint as AnyEndpoint, startDecoder))
    expect(fetched).toEqual([getHome, getMarketGroup])
    expect(fetched.map(({ method }) => method)).toEqual(['GET', 'GET'])
  })

  it('several at a time, each its own', async () => {
    const { call } = await underWay()
    const both = await Promise.all([call(() => group()), call(() => json({ docs: groups[1] }))])
    expect(both.map(({ length }) => length)).toEqual([400, 401])
  })

  it('is fetched by the page where a site brings a fetch of its own', async () => {
    const own = vi.fn<typeof fetch>(async () => group())
    const { operator, workerFetches } = given({ fetch: own })
    for (let times = 0; times < 3; times += 1) await operator.client.call(getMarketGroup, {})
    expect(own).toHaveBeenCalledTimes(3)
    expect(workerFetches()).toBe(0)
  })
})

describe('what the worker brings', () => {
  it('CALL-009 a bearer header on a 200 is stored as the token', async () => {
    const { call, store } = await underWay()
    await call(() => group({ headers: { authorization: 'Bearer fresh' } }))
    expect(store.read()?.token).toBe('fresh')
  })

  it('ERR-003 a refusal in the operator’s words, with how long to wait by the operator’s clock', async () => {
    const { call } = await underWay()
    const headers = { 'retry-after': 'Sun, 22 Nov 2026 10:00:30 GMT', date: 'Sun, 22 Nov 2026 10:00:00 GMT' }
    const refusal = { message: 'No such event', code: 'event-unknown', details: { id: 'x' } }
    await expect(call(() => json(refusal, { status: 404, headers }))).rejects.toMatchObject({
      kind: 'refused',
      ...refusal,
      status: 404,
      retryAfterMs: 30_000,
      url: 'http://domain.test/api/common/game/market/group',
    })
    await expect(call(() => json({ message: 'expired' }, { status: 401 }))).rejects.toMatchObject({
      kind: 'unauthorized',
    })
  })

  it('a 503 turns maintenance on, also without a word', async () => {
    const { call, onMaintenance } = await underWay()
    await expect(call(() => new Response(null, { status: 503 }))).rejects.toMatchObject({
      kind: 'maintenance',
    })
    expect(onMaintenance).toHaveBeenCalledOnce()
  })

  it('ERR-008 a 204 is an empty list', async () => {
    const { call, workerFetches } = await underWay()
    expect(await call(() => new Response(null, { status: 204 }))).toEqual([])
    expect(workerFetches()).toBe(2)
  })

  const endless = () =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) })

  it.each([
    ['text that is not JSON', () => new Response('oops'), 200],
    ['gzip that ends early', () => json({ docs: groups[0]!.slice(0, 1_000) }), 200],
    ['an answer without end', () => new Response(endless()), 200],
    ['a refusal without end', () => new Response(endless(), { status: 409 }), 409],
  ])('refuses %s as malformed', async (_what, answer, status) => {
    const { call, sent } = await underWay()
    await expect(call(answer)).rejects.toMatchObject({ kind: 'malformed', status })
    expect(sent).toHaveLength(3)
  })

  it('leaves rows out that do not fit, and reports them', async () => {
    const { call, onError } = await underWay()
    const rows = marketGroup(3).map((row, at) => (at === 1 ? { ...row, type: 'tombola' } : row))
    expect(await call(() => json({ docs: packed(rows) }))).toHaveLength(2)
    expect(onError.mock.calls).toEqual([[expect.any(Error), 'rows of getMarketGroup']])
  })
})

describe('where the worker brings nothing', () => {
  it('the operator can’t be reached, and is not asked twice', async () => {
    const { call, sent } = await underWay()
    const broken = () => new ReadableStream({ pull: () => Promise.reject(new TypeError('reset')) })
    await expect(call(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      kind: 'unreachable',
      isOutcomeUnknown: true,
    })
    await expect(call(() => new Response(broken()))).rejects.toMatchObject({ kind: 'unreachable' })
    expect(sent).toHaveLength(4)
  })

  it('the page asks, until the worker has brought something: a policy may keep the worker from it', async () => {
    const { call, answers, workerFetches } = given()
    await call(() => group())
    const blocked = call(() => Promise.reject(new TypeError('blocked')))
    answers.push(() => group())
    expect(await blocked).toHaveLength(400)
    expect(workerFetches()).toBe(1)
  })

  it('a call that is given up fails with the reason it was, and is given up by the worker', async () => {
    const { call, sent } = await underWay()
    const why = new DOMException('gone', 'AbortError')
    await expect(call(() => group(), { signal: AbortSignal.abort(why) })).rejects.toBe(why)
    const controller = new AbortController()
    const failing = call(silence, { signal: controller.signal }).catch((error: unknown) => error)
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    controller.abort(why)
    expect(await failing).toBe(why)
    expect(sent[2]!.init.signal!.aborted).toBe(true)
  })

  it('a call that lasts too long is a timeout', async () => {
    const { call } = await underWay()
    await expect(call(silence, { timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('a worker that does not even give up is not asked until it answers again', async () => {
    const { call, hold, asked, answer, workerFetches } = await underWay()
    hold.isOn = true
    await expect(call(() => group(), { timeoutMs: 10 })).rejects.toMatchObject({ kind: 'timeout' })
    const late = asked.length - 2
    expect(asked[late]).toHaveProperty('url')
    hold.isOn = false
    expect(await call(() => group())).toBeDefined()
    expect(workerFetches()).toBe(2)
    await answer(late)
    await call(() => group())
    expect(workerFetches()).toBe(3)
  })

  it('the page asks when the worker ends before it answers, and from then on', async () => {
    const { call, hold, end, asking, workerFetches } = await underWay()
    hold.isOn = true
    const failing = call(() => group())
    await asking(3)
    end()
    expect(await failing).toHaveLength(400)
    expect(await call(() => group())).toHaveLength(400)
    expect(workerFetches()).toBe(2)
  })
})
