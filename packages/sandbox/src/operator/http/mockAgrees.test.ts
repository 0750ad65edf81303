import {
  getHome,
  getPoints,
  getStakes,
  listOpenBets,
  saveConfirmBets,
  saveStakes,
  type AnyEndpoint,
} from '@kit/sdk/contract'
import { mockHandlers, type MockAnswers } from '@kit/sdk/mock'
import { getResponse } from 'msw'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let player: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
  player = await operator.newMember()
  for (let bets = 0; bets < 3; bets += 1) await player.place(testOrder('1.1'))
})
afterAll(() => operator.sandbox.close())

interface Sent {
  query?: string
  headers?: Record<string, string>
  body?: string
}

type Envelope = Record<string, unknown> & { docs?: unknown }

const inflated = (docs: unknown): unknown =>
  typeof docs === 'string' ? JSON.parse(gunzipSync(Buffer.from(docs, 'base64')).toString('utf8')) : docs

/** Returns an answer with its `docs` decompressed: two servers may compress the same text differently. */
const seen = async (response: Response) => {
  const body = (await response.json()) as Envelope
  return {
    status: response.status,
    type: response.headers.get('content-type')?.split(';')[0],
    isCompressed: typeof body.docs === 'string',
    body: 'docs' in body ? { ...body, docs: inflated(body.docs) } : body,
  }
}

/**
 * Returns the answers of the sandbox and of the mock to the same request. The mock gets the decoded answer of
 * the sandbox.
 */
async function both(endpoint: AnyEndpoint, { query = '', headers = {}, body }: Sent, everyRow?: unknown) {
  const path = `${endpoint.path.replace('{type}', 'user')}${query}`
  const init = {
    method: endpoint.method,
    headers: { authorization: `Bearer ${player.token}`, ...headers },
    ...(body !== undefined && { body }),
  }
  const answered = await seen(await fetch(`${operator.url}/${path}`, init))
  const docs = everyRow ?? (answered.body as Envelope).docs
  const answers = { [endpoint.name]: docs === undefined ? {} : z.decode(endpoint.response, docs as never) }
  const mocked = await getResponse(
    mockHandlers(answers as MockAnswers),
    new Request(`http://operator.test/${path}`, init),
  )
  return { answered, mocked: mocked && (await seen(mocked)) }
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the mock answers like the sandbox', () => {
  it.each<[string, AnyEndpoint, Sent]>([
    ['plain docs', getPoints, {}],
    ['compressed docs', getHome, {}],
    ['docs that are plain where the call asks so', getHome, { query: '?first=2' }],
    ['words of the contract', saveStakes, { headers: json, body: '{"stake":[{"label":"1K","value":1000}]}' }],
    ['a change without docs', saveConfirmBets, { headers: form, body: 'confirmBets=true' }],
    ['a list without pages', getStakes, {}],
  ])('with %s', async (_what, endpoint, sent) => {
    const { answered, mocked } = await both(endpoint, sent)
    expect(answered.status).toBe(200)
    expect(mocked).toEqual(answered)
  })

  it.each(['?page=1&limit=2', '?page=2&limit=2', '?page=3&limit=2', ''])(
    'CALL-012 with the page requested by %j',
    async (query) => {
      const everything = await player.call('GET', 'api/user/openBet?limit=100')
      const { answered, mocked } = await both(listOpenBets, { query }, everything.body.docs)
      expect(answered.body).toMatchObject({ totalDocs: 3 })
      expect(mocked).toEqual(answered)
    },
  )

  it.each<[string, AnyEndpoint, Sent]>([
    ['a field of the wrong form', saveStakes, { headers: json, body: '{"stake":[{"label":"","value":1}]}' }],
    [
      'a rule with words of its own',
      saveStakes,
      { headers: json, body: '{"stake":[{"label":"a","value":0.5}]}' },
    ],
    ['a body that is no object', saveStakes, { headers: json, body: '[]' }],
    ['a page that is none', listOpenBets, { query: '?page=0' }],
    ['no login', getPoints, { headers: { authorization: '' } }],
  ])('with its refusal of %s', async (_what, endpoint, sent) => {
    const { answered, mocked } = await both(endpoint, sent)
    expect(answered.status).toBeGreaterThanOrEqual(400)
    expect(mocked).toEqual(answered)
  })
})
