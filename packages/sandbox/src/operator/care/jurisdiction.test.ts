import { getConfiguration, type Jurisdiction } from '@kit/sdk/contract'
import { operatorFlags } from '@kit/sdk/flags/table'
import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { casinoOf } from '../../testing/casino.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, testOrder, type TestOperator, type TestPlayer } from '../../testing/operator.ts'
import { paymentsOf } from '../../testing/payments.ts'

// The operator enforces the requirements of a domain's jurisdiction, whatever a page does.

const minuteMs = 60_000

let operator: TestOperator
let clockMs = Date.UTC(2030, 0, 2, 12)

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), { clock: () => clockMs })
})
afterAll(() => operator.sandbox.close())

interface Configured {
  domainName: string
  flags: Record<string, unknown>
  jurisdiction: Jurisdiction
  updatedAt: string
}

/** Declares the licence of the called domain like the administrator. */
async function declare(jurisdiction: Jurisdiction | undefined, flags: Record<string, unknown> = {}) {
  // A staff login ends after half an hour without use.
  const administrator = await operator.administrator()
  const { body } = await administrator.call('GET', 'api/administrator/setting/domain')
  const own = (body.docs as Configured[]).find(({ domainName }) => domainName === 'localhost')
  const { transactionCode } = administrator
  const asked = { key: randomUUID(), domainName: 'localhost', flags, updatedAt: own?.updatedAt }
  const said = { ...asked, transactionCode, ...(jurisdiction && { jurisdiction }) }
  clockMs += 1
  const changed = await administrator.call('PUT', 'api/administrator/setting/domain', said)
  return changed.body.docs as Configured
}

const code = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer
  return status === 200 ? 'done' : (body['code'] ?? status)
}
const bet = (player: TestPlayer) => code(player.place(testOrder('1.1')))
const limit = (player: TestPlayer, amount: number | null) =>
  player.call('PUT', 'api/user/care/limit', { kind: 'deposit', period: 'month', amount })
const deposit = (player: TestPlayer) => code(paymentsOf(operator).deposit(player))
const waitsFor = async (player: TestPlayer) =>
  ((await player.call('GET', 'api/user/care')).body.docs as { depositWaitsFor: string }).depositWaitsFor

describe('a login', () => {
  it('ends after four hours under strict, and announces that beforehand', async () => {
    await declare('strict')
    const player = await operator.newMember()
    const { docs } = (await player.call('GET', 'api/user/auth/sessions')).body
    expect(docs).toMatchObject([{ expiresAt: new Date(clockMs + 240 * minuteMs).toISOString() }])
    clockMs += 239 * minuteMs
    expect((await player.call('GET', 'api/user/pts')).status).toBe(200)
    clockMs += minuteMs
    expect((await player.call('GET', 'api/user/pts')).status).toBe(401)
  })

  it('of staff is not affected by the jurisdiction, nor is an earlier one', async () => {
    await declare('none')
    const player = await operator.newMember()
    await declare('strict')
    clockMs += 5 * 60 * minuteMs
    expect((await player.call('GET', 'api/user/pts')).status).toBe(200)
    const agent = await operator.seeded('agent')
    const { docs } = (await agent.call('GET', 'api/agent/auth/sessions')).body
    expect(docs).toMatchObject([{ expiresAt: new Date(clockMs + 12 * 60 * minuteMs).toISOString() }])
  })
})

describe('a reality check', () => {
  it('stops sport and casino bets if it is overdue and unread, and allows them after it is read', async () => {
    await declare('strict')
    const player = await operator.newMember()
    const game = await casinoOf(operator).open(player, 'lantern-reels')
    const selection = (await game.state()).body.game.selections[0]?.id ?? ''
    const spin = async () => (await game.bet(selection)).body.code ?? 'done'
    clockMs += 31 * minuteMs
    expect([await bet(player), await spin()]).toEqual(['done', 'done'])
    clockMs += 2 * minuteMs
    expect([await bet(player), await spin()]).toEqual(['reality-check-due', 'reality-check-due'])
    await player.call('POST', 'api/user/care/realityCheck', {})
    expect([await bet(player), await spin()]).toEqual(['done', 'done'])
    clockMs += 33 * minuteMs
    expect(await bet(player)).toBe('reality-check-due')
  })

  it('answers a repeated order as before, even if a check is due by then', async () => {
    await declare('strict')
    const player = await operator.newMember()
    const order = testOrder('1.1')
    const placed = await player.place(order)
    clockMs += 60 * minuteMs
    expect((await player.place(order)).body).toEqual(placed.body)
  })

  it('is chosen no less often than required, and freely if nothing is required', async () => {
    await declare('uk')
    const player = await operator.newMember()
    const choose = (minutes: number) => code(player.call('PUT', 'api/user/care/realityCheck', { minutes }))
    expect([await choose(0), await choose(61), await choose(60), await choose(15)]).toEqual([
      'reality-check-demanded',
      'reality-check-demanded',
      'done',
      'done',
    ])
    await declare('none')
    expect(await choose(0)).toBe('done')
    const free = await operator.newMember()
    clockMs += 24 * 60 * minuteMs
    expect(await bet(free)).toBe('done')
  })
})

describe('a deposit', () => {
  it('requires a limit under strict, which a player may not decline', async () => {
    await declare('strict')
    const player = await operator.newMember()
    expect([await waitsFor(player), await deposit(player)]).toEqual(['limit', 'deposit-limit-owed'])
    await limit(player, null)
    expect(await deposit(player)).toBe('deposit-limit-owed')
    await limit(player, 5_000)
    expect([await waitsFor(player), await deposit(player)]).toEqual(['nothing', 'done'])
  })

  it('requires an answer under uk, which may be that the player wants no limit', async () => {
    await declare('uk')
    const player = await operator.newMember()
    expect([await waitsFor(player), await deposit(player)]).toEqual(['answer', 'deposit-limit-owed'])
    await limit(player, null)
    expect([await waitsFor(player), await deposit(player)]).toEqual(['nothing', 'done'])
  })

  it('of a branch has the same requirements', async () => {
    await declare('strict')
    const player = await operator.seeded('user')
    const branch = await operator.seeded('defaultBranch')
    const asked = { key: randomUUID(), userId: player.id, amount: 100, remarks: '' }
    const payIn = () =>
      branch.call('POST', 'api/branch/deposit', { ...asked, transactionCode: branch.transactionCode })
    expect(await code(payIn())).toBe('deposit-limit-owed')
    await limit(player, 5_000)
    expect(await code(payIn())).toBe('done')
  })
})

async function receivedFlags() {
  const { docs } = (await operator.call('GET', 'api/common/comulative?domainUrl=localhost')).body
  const wire: unknown = JSON.parse(gunzipSync(Buffer.from(String(docs), 'base64')).toString('utf8'))
  return operatorFlags(z.decode(getConfiguration.response, wire as never)).flags
}

it('the sites of a domain receive its jurisdiction, whatever its flags say about it', async () => {
  for (const jurisdiction of ['strict', 'none', 'uk'] as const) {
    await declare(jurisdiction, { 'domain.jurisdiction': 'none' })
    expect((await receivedFlags())['domain.jurisdiction']).toBe(jurisdiction)
  }
})

it('U23 a withdrawal cannot be cancelled where the jurisdiction forbids it, whatever the domain’s flags say', async () => {
  const allowing = { 'wallet.withdraw.allowCancel': true }
  const allowsCancelling = async () => (await receivedFlags())['wallet.withdraw.allowCancel']
  const cancel = async () => {
    const player = await operator.newMember()
    const accountId = await paymentsOf(operator).payoutAccount(player)
    const { body } = await player.call('POST', 'api/user/withdraw', { amount: 1000, accountId })
    const { _id: id } = body.docs as { _id: string }
    return code(player.call('DELETE', `api/user/withdraw?withdrawId=${id}`))
  }
  await declare('none', allowing)
  expect([await cancel(), await allowsCancelling()]).toEqual(['done', true])
  for (const jurisdiction of ['uk', 'strict'] as const) {
    await declare(jurisdiction, allowing)
    expect([await cancel(), await allowsCancelling()]).toEqual(['cancelling-off', false])
  }
})

it('the jurisdiction stays when flags are changed without it, and is shown to the administrator', async () => {
  expect(await declare('uk')).toMatchObject({ jurisdiction: 'uk' })
  expect(await declare(undefined, { 'wallet.minimumAmount': 200 })).toMatchObject({
    jurisdiction: 'uk',
    flags: { 'wallet.minimumAmount': 200 },
  })
})
