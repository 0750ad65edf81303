import fc from 'fast-check'
import * as contract from '@kit/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  wireOrder,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

let operator: TestOperator
let player: TestPlayer
let clockMs = 0
/** Logged in once each. The demo player, whose account expires, is created again. */
let members: Record<'user' | 'agent' | 'defaultBranch' | 'administrator', TestPlayer>

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), { clock: () => Date.now() + clockMs })
  player = await operator.newPlayer()
  members = {
    user: await operator.newMember('user'),
    agent: await operator.newMember('agent'),
    defaultBranch: await operator.newMember('defaultBranch'),
    administrator: await operator.newMember('administrator'),
  }
})

type Caller = 'demo' | keyof typeof members

/** The callers that are authorized for a call. The fields of any other caller would never be parsed. */
const callers: Record<contract.AnyEndpoint['auth'], readonly Caller[]> = {
  none: ['demo'],
  player: ['demo', 'user'],
  loggedIn: ['demo', 'user', 'agent', 'administrator'],
  staff: ['agent', 'defaultBranch', 'administrator'],
  administrator: ['administrator'],
}

const segmentOf = (caller: Caller): string => (caller === 'demo' ? 'user' : contract.pathSegment(caller))
afterAll(() => operator.sandbox.close())

const isEndpoint = (value: unknown): value is contract.AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'encoding' in value
const endpoints = Object.values(contract as Record<string, unknown>).filter(isEndpoint)

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '1e309',
  '-0',
  'NaN',
  "'; drop table bet; --",
  '../../etc/passwd',
  '%00',
  '9'.repeat(400),
  'x'.repeat(5000),
)
const anything = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.double(), fc.jsonValue())

/** Known names of the contract's fields, with any value. */
const knownNames = [
  ...Object.keys(wireOrder(testOrder('1.1'))),
  'email',
  'password',
  'userName',
  'fullName',
  'phone',
  'otp',
  'eventId',
  'page',
  'limit',
  'confirmBets',
  'amount',
  'utr',
  'image',
  'bonusId',
  'depositTypeId',
  'depositId',
  'withdrawId',
  'accountId',
  'accountDetails',
  'paymentMethodTypeId',
  'name',
  'operatorId',
  'redirectUrl',
  'action',
  'remarks',
  'transactionCode',
  'userId',
  'search',
  'status',
  'stake',
  'gameType',
  'trxType',
  'searchField',
  'state',
  'isHeld',
  'winners',
  'reason',
  'settlement',
  'speed',
  'positionMs',
  'title',
  'body',
  'icon',
  'startDate',
  'endDate',
]
const fields = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...knownNames), fc.string()), anything, { maxKeys: 12 }),
  // An order with one invalid field.
  fc
    .tuple(fc.constantFrom(...Object.keys(wireOrder(testOrder('1.1')))), anything)
    .map(([name, value]) => ({ ...wireOrder(testOrder('1.1')), [name]: value })),
)

const body = fc.oneof(
  { weight: 4, arbitrary: fields.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const formOf = (values: object): string =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, textOf(value)]),
  ).toString()

function partsOf(values: object): FormData {
  const form = new FormData()
  for (const [index, [name, value]] of Object.entries(values).entries())
    form.set(name, index === 0 ? new File([textOf(value)], name) : textOf(value))
  return form
}

const bodyAs = (type: string, values: object, raw: string): BodyInit => {
  if (type === 'form') return formOf(values)
  return type === 'multipart' ? partsOf(values) : raw
}

const request = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  turn: fc.nat(),
  fields,
  body,
  type: fc.constantFrom('json', 'form', 'multipart', 'text/plain', 'none'),
  key: fc.oneof(fc.uuid({ version: 4 }), nasty, fc.string()),
})

const contentTypes: Record<string, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  'text/plain': 'text/plain',
}

describe('any input', () => {
  it(
    'is answered or refused with a message, but never with a failure of the operator',
    async () => {
      const statuses: Record<number, number> = {}
      const reached = new Set<string>()
      await fc.assert(
        fc.asyncProperty(request, async ({ endpoint, turn, fields: values, body: raw, type, key }) => {
          // Logging out would end the run.
          fc.pre(endpoint.name !== 'logOut')
          const allowed = callers[endpoint.auth]
          const caller = allowed[turn % allowed.length]!
          const { token } = caller === 'demo' ? player : members[caller]
          const path = endpoint.path
            .replace('{type}', segmentOf(caller))
            .replace('{key}', encodeURIComponent(key.replaceAll(/\p{Surrogate}/gu, '')))
          const contentType = contentTypes[type]
          const { status, body: answer } = await operator.call(endpoint.method, `${path}?${formOf(values)}`, {
            headers: {
              authorization: `Bearer ${token}`,
              ...(contentType !== undefined && { 'content-type': contentType }),
            },
            ...(endpoint.method !== 'GET' && { body: bodyAs(type, values, raw) }),
          })
          statuses[status] = (statuses[status] ?? 0) + 1
          if (status !== 401 && answer['code'] !== 'forbidden') reached.add(endpoint.name)
          // Without this, the limit on logins would delay the attempts.
          clockMs += 1000
          if (clockMs > 3_600_000) {
            clockMs = 0
            player = await operator.newPlayer()
          }
          if (status < 400) return true
          return status < 500 && typeof answer['message'] === 'string' && typeof answer['code'] === 'string'
        }),
        { numRuns: runs(300, 100_000), seed: 20_261_121 },
      )
      process.stdout.write(`answers to anything: ${JSON.stringify(statuses)}\n`)
      process.stdout.write(`past the door: ${reached.size} of ${endpoints.length - 1} calls\n`)
      expect((await player.call('GET', 'api/user/profile')).status).toBe(200)
      expect((await members.administrator.call('GET', 'api/administrator/profile')).status).toBe(200)
    },
    proofTimeoutMs,
  )

  it.each(['api/common/game/market/group?eventId=%00', 'api/user/openBet?eventId=%00'])(
    'refuses in %s the one character that the database cannot store',
    async (path) =>
      expect(await player.call('GET', path)).toMatchObject({
        status: 400,
        body: { code: 'malformed', field: 'eventId' },
      }),
  )

  it(
    'names the only wrong field of an order',
    async () => {
      const wrong = [null, 'x'.repeat(200), {}, []]
      const strict = ['key', 'marketId', 'teamId', 'oddType', 'odd', 'marketType', 'stake', 'run']
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...strict), fc.constantFrom(...wrong), async (field, value) => {
          const { status, body: answer } = await player.call('POST', 'api/user/openBet', {
            ...wireOrder(testOrder('1.1')),
            [field]: value,
          })
          expect([field, status, answer['field']]).toEqual([field, 400, field])
        }),
        { numRuns: runs(60, 2000) },
      )
    },
    proofTimeoutMs,
  )
})
