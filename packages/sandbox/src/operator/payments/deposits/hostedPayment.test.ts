import { depositDecided } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, deposit, paymentMethod } from '../../database/schema.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { paymentsOf, type Request } from '../../../testing/payments.ts'

let operator: TestOperator
let clockMs = 0

beforeAll(async () => {
  operator = await startTestOperator([], {
    clock: () => Date.now() + clockMs,
    origins: ['http://localhost:5173'],
  })
})
afterAll(() => operator.sandbox.close())

const begin = (player: TestPlayer, more: Record<string, unknown> = {}) =>
  player.call('POST', 'api/user/deposit/iPay', {
    depositTypeId: 'deposit-ipay',
    amount: 250,
    operatorId: '1001',
    redirectUrl: `${operator.url}/transaction?from=here#top`,
    ...more,
  })

async function stored(id: string) {
  const [row] = await operator.sandbox.database.select().from(deposit).where(eq(deposit.id, id))
  return row?.state
}

async function begun() {
  const player = await operator.newMember()
  const { body } = await begin(player)
  const { iPayRedirectUrl: page } = body.docs as { iPayRedirectUrl: string }
  const press = async (decision: string) =>
    (await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }) })).text()
  const state = async () => {
    const { body: list } = await player.call('GET', 'api/user/deposit')
    return (list.docs as Request[])[0]?.status
  }
  const points = async () => (await player.balance()).availablePts
  return { player, page, press, state, points }
}

describe('a deposit by card', () => {
  it('CALL-099 CALL-101 DEP-060 is paid on the operator’s page, once', async () => {
    const { page, press, state, points } = await begun()
    expect(new URL(page).origin).toBe(operator.url)
    const shown = await fetch(page)
    expect(await shown.text()).toContain('Pay 250 INR?')
    expect([await state(), await points()]).toEqual(['pending', 100_000])
    const pages = await Promise.all(Array.from({ length: 5 }, () => press('pay')))
    for (const text of pages) expect(text).toContain('This payment was made.')
    expect([await state(), await points()]).toEqual(['approved', 100_250])
    expect(await press('cancel')).toContain('This payment was made.')
    expect(await points()).toBe(100_250)
  })

  it('is one payment per key: a repetition replaces the first page by another', async () => {
    const player = await operator.newMember()
    const key = randomUUID()
    const pageOf = ({ body }: Awaited<ReturnType<typeof begin>>) =>
      (body.docs as { iPayRedirectUrl: string }).iPayRedirectUrl
    const pages = [pageOf(await begin(player, { key })), pageOf(await begin(player, { key }))]
    const [first, second] = await Promise.all(
      pages.map(async (page) =>
        (await fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }) })).text(),
      ),
    )
    expect(first).toContain('There is no such payment.')
    expect(second).toContain('This payment was made.')
    expect((await player.balance()).availablePts).toBe(100_250)
    const { body } = await player.call('GET', 'api/user/deposit')
    expect(body.docs).toMatchObject([{ _id: key, status: 'approved' }])
    expect(await begin(player, { key, amount: 251 })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    })
  })

  it('credits nothing if it is canceled, and cannot be paid afterwards', async () => {
    const { press, state, points } = await begun()
    expect(await press('cancel')).toContain('Nothing was paid.')
    expect(await press('pay')).toContain('Nothing was paid.')
    expect([await state(), await points()]).toEqual(['canceled', 100_000])
  })

  it('expires after a quarter of an hour, and then blocks nobody', async () => {
    const { player, page, press, points } = await begun()
    expect((await begin(player)).body['code']).toBe('request-pending')
    clockMs += 15 * 60_000
    expect(await (await fetch(page)).text()).toContain('Nothing was paid.')
    expect(await press('pay')).toContain('Nothing was paid.')
    expect(await points()).toBe(100_000)
    expect((await begin(player)).status).toBe(200)
    clockMs += 15 * 60_000
    expect((await paymentsOf(operator).deposit(player)).status).toBe(200)
  })

  it('is canceled if its key is sent again too late, and the player is notified', async () => {
    const player = await operator.newMember()
    const socket = io(operator.url, { transports: ['websocket'], auth: { token: player.token } })
    const received: unknown[] = []
    socket.on(depositDecided.event, ({ docs }: { docs: unknown }) => received.push(docs))
    await until(async () => socket.connected)
    const key = randomUUID()
    expect((await begin(player, { key })).status).toBe(200)
    clockMs += 15 * 60_000
    const { body } = await begin(player, { key })
    const { iPayRedirectUrl: page } = body.docs as { iPayRedirectUrl: string }
    expect(await (await fetch(page)).text()).toContain('Nothing was paid.')
    expect(await stored(key)).toBe('canceled')
    await until(async () => received.length > 0)
    expect(received).toEqual([{ id: key, status: 'canceled' }])
    socket.disconnect()
    expect((await begin(player, { key: randomUUID() })).status).toBe(200)
  })

  it('is canceled when its page is opened too late, and when the player opens the list', async () => {
    const [one, other] = [await operator.newMember(), await operator.newMember()]
    const [seen, listed] = [randomUUID(), randomUUID()]
    const { body } = await begin(one, { key: seen })
    await begin(other, { key: listed })
    clockMs += 15 * 60_000
    await fetch((body.docs as { iPayRedirectUrl: string }).iPayRedirectUrl)
    const list = await other.call('GET', 'api/user/deposit')
    expect(list.body.docs).toMatchObject([{ _id: listed, status: 'canceled' }])
    expect([await stored(seen), await stored(listed)]).toEqual(['canceled', 'canceled'])
  })

  it('is not paid during a break that began meanwhile, nor above a lowered limit, and gives the reason', async () => {
    const [resting, lowering, within] = [await begun(), await begun(), await begun()]
    await resting.player.call('POST', 'api/user/care/timeOut', { hours: 1 })
    const limit = { kind: 'deposit', period: 'day' }
    await lowering.player.call('PUT', 'api/user/care/limit', { ...limit, amount: 249 })
    await within.player.call('PUT', 'api/user/care/limit', { ...limit, amount: 250 })
    expect(await resting.press('pay')).toContain('You are taking a break until')
    expect(await lowering.press('pay')).toContain('Your deposit limit for this day is 249')
    expect(await within.press('pay')).toContain('This payment was made.')
    for (const { state, points } of [resting, lowering])
      expect([await state(), await points()]).toEqual(['canceled', 100_000])
    expect([await within.state(), await within.points()]).toEqual(['approved', 100_250])
  })

  it('is not paid by a player whom staff blocked meanwhile', async () => {
    const { player, press } = await begun()
    const { database } = operator.sandbox
    await database.update(account).set({ isLocked: true }).where(eq(account.id, player.id))
    expect(await press('pay')).not.toContain('This payment was made.')
    const rows = await database.select().from(deposit).where(eq(deposit.userId, player.id))
    expect(rows.map(({ state }) => state)).toEqual(['canceled'])
    await database.update(account).set({ isLocked: false }).where(eq(account.id, player.id))
    expect((await player.balance()).availablePts).toBe(100_000)
  })

  it('changes nothing for an unknown action', async () => {
    const { page, press, state } = await begun()
    await press('everything')
    await fetch(page, { method: 'POST' })
    await fetch(page, { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } })
    expect(await state()).toBe('pending')
  })

  it('returns to its own site only, without query or fragment', async () => {
    const { press } = await begun()
    expect(await press('pay')).toContain(`<a href="${operator.url}/transaction">`)
    const player = await operator.newMember()
    for (const redirectUrl of [
      'http://elsewhere.test/transaction',
      `http://${new URL(operator.url).host}@elsewhere.test/`,
      'javascript:alert(1)',
      '//elsewhere.test',
      '',
    ])
      expect(await begin(player, { redirectUrl })).toMatchObject({
        status: 400,
        body: { message: 'Request Failed | Please Try Again', field: 'redirectUrl' },
      })
    expect((await begin(player, { redirectUrl: 'http://localhost:5173/transaction' })).status).toBe(200)
  })

  it('DEP-016 may be of any amount, whatever limits its method has', async () => {
    const change = (set: Partial<typeof paymentMethod.$inferInsert>) =>
      operator.sandbox.database.update(paymentMethod).set(set).where(eq(paymentMethod.id, 'deposit-ipay'))
    await change({ minAmount: 50_000n, maxAmount: 60_000n })
    for (const amount of [0.01, 1, 550, 1_000_000])
      expect((await begin(await operator.newMember(), { amount })).status).toBe(200)
    await change({ minAmount: 0n, maxAmount: 0n })
  })

  it('DEP-057 is for the operator with the number in the UPI id of its method', async () => {
    const player = await operator.newMember()
    const { body } = await player.call('GET', 'api/user/setting/depositType?active=true')
    const methods = body.docs as { paymentType: string; upiId: string }[]
    const operatorId = methods.find(({ paymentType }) => paymentType === 'IPAY')?.upiId ?? ''
    expect(operatorId).toMatch(/^\d+$/)
    expect(await begin(player, { operatorId: `${operatorId}0` })).toMatchObject({
      status: 404,
      body: { code: 'payment-method-unknown', field: 'operatorId' },
    })
    expect((await begin(player, { operatorId })).status).toBe(200)
  })

  it.each([
    ['another method', { depositTypeId: 'deposit-upi' }, 404, 'payment-method-unknown'],
    ['another operator id', { operatorId: '1' }, 404, 'payment-method-unknown'],
    ['no amount', { amount: 0 }, 400, 'malformed'],
  ] as const)('refuses %s', async (_what, more, status, code) =>
    expect(await begin(await operator.newMember(), more)).toMatchObject({ status, body: { code } }),
  )

  it('DEP-050 refuses a demo account', async () =>
    expect(await begin(await operator.newPlayer())).toMatchObject({
      status: 403,
      body: { code: 'demo-account' },
    }))
})

describe('the payment page', () => {
  it('is a page without script or style, never cached and never framed', async () => {
    const { page } = await begun()
    const { headers } = await fetch(page)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('does not exist for an unknown token', async () => {
    const page = `${operator.url}/hosted-payment/${'x'.repeat(43)}`
    expect((await fetch(page)).status).toBe(404)
    const body = new URLSearchParams({ decision: 'pay' })
    expect((await fetch(page, { method: 'POST', body })).status).toBe(404)
  })
})
