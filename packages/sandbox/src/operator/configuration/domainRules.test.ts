import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInAt, sendAt, type SentAt } from '../../testing/atHost.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import {
  startTestOperator,
  testOrder,
  wireOrder,
  type TestOperator,
  type TestPlayer,
} from '../../testing/operator.ts'

// the Host header of a call never relaxes the rules of the domain that a player logged in on.

const minuteMs = 60_000
let operator: TestOperator
let clockMs = Date.UTC(2030, 0, 2, 12)

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), { clock: () => clockMs })
  await configure('b2c.localhost', 'strict', {
    'wallet.minimumAmount': 300,
    'wallet.withdraw.allowCancel': true,
  })
  await configure('meridian.localhost', 'none', { 'wallet.withdraw.allowCancel': true })
  clockMs += 1000
})
afterAll(() => operator.sandbox.close())

/** Declares the licence and the flags of a domain like the administrator. */
async function configure(domainName: string, jurisdiction: string, flags: Record<string, unknown>) {
  const administrator = await operator.administrator()
  const { body } = await administrator.call('GET', 'api/administrator/setting/domain')
  const rows = body.docs as { domainName: string; updatedAt: string }[]
  const { transactionCode } = administrator
  const { status } = await administrator.call('PUT', 'api/administrator/setting/domain', {
    key: randomUUID(),
    domainName,
    jurisdiction,
    flags,
    updatedAt: rows.find((row) => row.domainName === domainName)?.updatedAt,
    transactionCode,
  })
  if (status !== 200) throw new Error(`configuring ${domainName} answered ${status}`)
}

const send = (method: string, path: string, sent: SentAt) => sendAt(operator, method, path, sent)
const loggedInAt = (host: string, player: TestPlayer) => logInAt(operator, host, player)
const playerAt = async (host: string) => loggedInAt(host, await operator.newMember())

const outcome = async (answer: ReturnType<typeof send>) => {
  const { status, code } = await answer
  return status === 200 ? 'done' : (code ?? status)
}
const port = () => operator.sandbox.port
const strict = () => `b2c.localhost:${port()}`
const lax = () => `meridian.localhost:${port()}`

it('a limit that the login’s domain requires is required on every other domain', async () => {
  const token = await playerAt(strict())
  const waitsFor = async (host: string) =>
    ((await send('GET', 'api/user/care', { host, token })).docs as { depositWaitsFor: string })
      .depositWaitsFor
  expect(await waitsFor(strict())).toBe('limit')
  for (const host of [lax(), lax().toUpperCase(), `localhost:${port()}`, `127.0.0.1:${port()}`])
    expect([host, await waitsFor(host)]).toEqual([host, 'limit'])
})

it('a login of a domain without requirements follows those of a stricter domain that it calls', async () => {
  const token = await playerAt(lax())
  const waitsFor = async (host: string) =>
    ((await send('GET', 'api/user/care', { host, token })).docs as { depositWaitsFor: string })
      .depositWaitsFor
  expect([await waitsFor(lax()), await waitsFor(strict()), await waitsFor(lax())]).toEqual([
    'nothing',
    'limit',
    'limit',
  ])
})

it('a withdrawal that cannot be cancelled on the login’s domain cannot be cancelled on another', async () => {
  const token = await playerAt(strict())
  const cancel = (host: string) =>
    outcome(send('DELETE', 'api/user/withdraw?withdrawId=none', { host, token }))
  expect([await cancel(strict()), await cancel(lax())]).toEqual(['cancelling-off', 'cancelling-off'])
  const free = await playerAt(lax())
  expect(
    await outcome(send('DELETE', 'api/user/withdraw?withdrawId=none', { host: lax(), token: free })),
  ).not.toBe('cancelling-off')
})

it('the reality check of a strict domain stops bets on it by a login of another domain', async () => {
  const token = await playerAt(lax())
  const bet = (host: string) =>
    outcome(send('POST', 'api/user/openBet', { host, token, body: wireOrder(testOrder('1.1')) }))
  clockMs += 33 * minuteMs
  expect(await bet(lax())).toBe('done')
  expect(await bet(strict())).toBe('reality-check-due')
  expect(await bet(lax())).toBe('reality-check-due')
})

it('a branch payment follows the strict domain of a player who has logged out', async () => {
  const player = await operator.seeded('user')
  const branch = await operator.seeded('defaultBranch')
  const token = await loggedInAt(strict(), player)
  const payIn = async () => {
    const { transactionCode } = branch
    const asked = { key: randomUUID(), userId: player.id, amount: 400, remarks: '', transactionCode }
    const { status, body } = await branch.call('POST', 'api/branch/deposit', asked)
    return status === 200 ? 'done' : body['code']
  }
  expect(await payIn()).toBe('deposit-limit-owed')
  await send('DELETE', 'api/user/auth', { host: strict(), token })
  expect((await send('GET', 'api/user/care', { host: strict(), token })).status).toBe(401)
  expect(await payIn()).toBe('deposit-limit-owed')
  clockMs += 8 * 24 * 60 * minuteMs
  const again = await operator.seeded('defaultBranch')
  Object.assign(branch, again)
  expect(await payIn()).toBe('deposit-limit-owed')
})

describe('the reality-check clock of a player', () => {
  const bet = (token: string) =>
    outcome(send('POST', 'api/user/openBet', { host: strict(), token, body: wireOrder(testOrder('1.1')) }))
  const logOut = (token: string) => send('DELETE', 'api/user/auth', { host: strict(), token })

  it('is not restarted by logging in again, with or without logging out', async () => {
    const player = await operator.newMember()
    const first = await loggedInAt(strict(), player)
    clockMs += 20 * minuteMs
    await logOut(first)
    const second = await loggedInAt(strict(), player)
    clockMs += 5 * minuteMs
    const third = await loggedInAt(lax(), player)
    expect([await bet(second), await bet(third)]).toEqual(['done', 'done'])
    clockMs += 8 * minuteMs
    expect([await bet(second), await bet(third)]).toEqual(['reality-check-due', 'reality-check-due'])
  })

  it('stays due after a logout, until the check is read on any login', async () => {
    const player = await operator.newMember()
    const first = await loggedInAt(strict(), player)
    clockMs += 33 * minuteMs
    expect(await bet(first)).toBe('reality-check-due')
    await logOut(first)
    clockMs += 60 * minuteMs
    const [second, third] = [await loggedInAt(strict(), player), await loggedInAt(strict(), player)]
    expect([await bet(second), await bet(third)]).toEqual(['reality-check-due', 'reality-check-due'])
    await send('POST', 'api/user/care/realityCheck', { host: strict(), token: second, body: {} })
    expect([await bet(second), await bet(third)]).toEqual(['done', 'done'])
  })

  it('restarts after a break that covered the due moment', async () => {
    const player = await operator.newMember()
    const first = await loggedInAt(strict(), player)
    clockMs += 10 * minuteMs
    expect(await bet(first)).toBe('done')
    // The page was closed without a logout.
    clockMs += 24 * 60 * minuteMs
    const second = await loggedInAt(strict(), player)
    clockMs += 20 * minuteMs
    expect(await bet(second)).toBe('done')
  })
})

it('differently written hosts are the same domain', async () => {
  const token = await playerAt(lax())
  for (const host of [
    `B2C.localhost:${port()}`,
    'b2c.localhost',
    'b2c.localhost.',
    `b2c.localhost.:${port()}`,
    'b2c.localhost:1',
  ]) {
    const fresh = await playerAt(lax())
    const { docs } = await send('GET', 'api/user/care', { host, token: fresh })
    expect([host, docs]).toMatchObject([host, { depositWaitsFor: 'limit' }])
  }
  expect((await send('GET', 'api/user/care', { host: lax(), token })).docs).toMatchObject({
    depositWaitsFor: 'nothing',
  })
})

it.each([
  'nowhere.example',
  'b2c.localhost.evil.example',
  'b2c.localhost..',
  'b2c.localhost@evil.example',
  '[::ffff:1.2.3.4]:80',
  '[fe80::1]',
  '10.9.8.7',
  'xn--b2c-.localhost',
])('money and safer-play calls to the unknown host %s are refused with 421', async (host) => {
  const token = await playerAt(strict())
  const calls = [
    send('POST', 'api/user/openBet', { host, token, body: wireOrder(testOrder('1.1')) }),
    send('GET', 'api/user/pts', { host, token }),
    send('GET', 'api/user/care', { host, token }),
    send('PUT', 'api/user/care/limit', { host, token, body: { kind: 'deposit', period: 'day', amount: 1 } }),
    send('DELETE', 'api/user/withdraw?withdrawId=none', { host, token }),
  ]
  for (const { status, code } of await Promise.all(calls))
    expect([status, code]).toEqual([421, 'host-unknown'])
})

it('a handed-off login keeps the reality check and the domains of the first one', async () => {
  const origin = lax()
  const token = await playerAt(strict())
  clockMs += 20 * minuteMs
  const { docs } = await send('POST', 'api/user/auth/handoff', {
    host: strict(),
    token,
    body: { audience: origin },
  })
  const { code } = docs as { code: string }
  const handed = await send('POST', 'api/auth/exchange', { host: origin, body: { code } })
  const bet = (host: string) =>
    outcome(
      send('POST', 'api/user/openBet', { host, token: handed.token, body: wireOrder(testOrder('1.1')) }),
    )
  expect(await bet(origin)).toBe('done')
  clockMs += 13 * minuteMs
  expect([await bet(origin), await bet(strict())]).toEqual(['reality-check-due', 'reality-check-due'])
  expect((await send('GET', 'api/user/care', { host: origin, token: handed.token })).docs).toMatchObject({
    depositWaitsFor: 'limit',
  })
})

it('a login that is handed off to the same host keeps its reality check', async () => {
  const token = await playerAt(strict())
  clockMs += 29 * minuteMs
  const { docs } = await send('POST', 'api/user/auth/handoff', {
    host: strict(),
    token,
    body: { audience: strict() },
  })
  const { code } = docs as { code: string }
  const handed = await send('POST', 'api/auth/exchange', { host: strict(), body: { code } })
  clockMs += 4 * minuteMs
  const body = wireOrder(testOrder('1.1'))
  expect(await outcome(send('POST', 'api/user/openBet', { host: strict(), token: handed.token, body }))).toBe(
    'reality-check-due',
  )
})

it('a hosted deposit below the minimum of the login’s domain is refused on every domain', async () => {
  const member = await operator.newMember()
  const token = await loggedInAt(strict(), member)
  await send('PUT', 'api/user/care/limit', {
    host: strict(),
    token,
    body: { kind: 'deposit', period: 'month', amount: 5000 },
  })
  const open = (host: string) =>
    outcome(
      send('POST', 'api/user/deposit/iPay', {
        host,
        token,
        body: {
          key: randomUUID(),
          depositTypeId: 'deposit-ipay',
          amount: 250,
          operatorId: '1001',
          redirectUrl: `http://${host}/deposit`,
        },
      }),
    )
  expect([await open(strict()), await open(lax())]).toEqual(['amount-out-of-range', 'amount-out-of-range'])
})
