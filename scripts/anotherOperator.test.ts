import type { OperatorAdapters } from '@kit/sdk'
import { getPoints, getProfile, listOpenBets, listRules, placeBet, type Order } from '@kit/sdk/contract'
import type { LiveSocket } from '@kit/sdk/live'
import { assembleSite, defineSite } from '@kit/shell'
import { marigold as brand } from '@kit/tokens/brands/marigold'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../packages/shell/src/testing/fakeBrowser.ts'
import { examplesIn } from './runExample.ts'

interface Wager {
  market: string
  pick: string
  side: string
  price: number
  cents: number
}

const wagerOf = ({ market, pick, side, price, cents }: Wager, index: number) => ({
  id: `w${index}`,
  match: { id: 'e1', name: 'Eastport v Westfield' },
  market: { id: market, name: 'Match Odds' },
  sport: '4',
  pick: { id: pick, name: 'Eastport' },
  side,
  price,
  cents,
  win: (cents * (price - 1000)) / 1000,
  risk: cents,
  at: '2026-11-30T10:00:00.000Z',
})

/** An operator with its own paths, fields, refusals and events: every response is 200 and `{ ok, data, reason }`. */
function smallOperator() {
  const said: { refuses?: string; data?: unknown } = {}
  const asked: string[] = []
  const account = { id: 'a1', login: 'asha', cents: 125_050, atRisk: 2_000 }
  const wagers: Wager[] = []
  const dataOf = (call: string, body: string): unknown => {
    if (call === 'POST /v2/sessions') {
      expect(JSON.parse(body)).toEqual({ login: 'asha', secret: 'a fine 1' })
      return { ...account, jwt: 'token-1' }
    }
    if (call === 'POST /v2/wagers') {
      wagers.push(JSON.parse(body))
      return {}
    }
    if (call === 'GET /v2/wagers') return { wagers: wagers.map(wagerOf), total: wagers.length }
    return call === 'GET /v2/sessions/current' ? account : {}
  }
  const answer: typeof fetch = async (input, init = {}) => {
    const call = `${init.method} ${new URL(String(input)).pathname}`
    asked.push(call)
    if (said.refuses !== undefined) return Response.json({ ok: false, reason: said.refuses })
    return Response.json({ ok: true, data: said.data ?? dataOf(call, String(init.body)) })
  }
  return { said, asked, wagers, answer }
}

const order: Order = {
  key: '',
  marketId: 'm1',
  eventId: 'e1',
  runnerId: 'r1',
  runnerName: 'Eastport',
  side: 'back',
  odds: 185,
  run: 0,
  marketType: 'betfair',
  matchDate: '2026-11-30T10:00:00.000Z',
  stake: 150_000n,
  isCashout: false,
  browser: { name: 'Chrome', os: 'Android', version: '1', mobile: true },
  country: { continent: 'Asia', city: 'Pune', country: 'India', countryFlag: '', region: '' },
}

const examples = examplesIn('docs/recipes/another-operator.md')
const recipe = async () => {
  const example = examples.find(({ code }) => code.includes('export const adapters'))
  return (await example!.run())['adapters'] as OperatorAdapters
}

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

async function given(more: (recipe: OperatorAdapters) => OperatorAdapters = (own) => own) {
  const operator = smallOperator()
  const { browser, seen } = fakeBrowser()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const listeners = new Map<string, (payload?: unknown) => void>()
  const socket: LiveSocket = {
    on: (event, listener) => void listeners.set(event, listener),
    emit() {},
    connect() {},
    disconnect() {},
  }
  const site = assembleSite(
    defineSite({
      family: 'b2c',
      name: 'Small',
      brand,
      features: [],
      live: { visitors: true },
      operator: {
        clientKey: 'small',
        hosts: 'https://small.example',
        fetch: operator.answer,
        connectSocket: async () => socket,
        adapters: more(await recipe()),
      },
    }),
    browser,
  )
  const stop = site.start()
  ends.push(() => {
    stop()
    errors.mockRestore()
  })
  const { client, session, authenticate } = site.services.operator
  const logIn = async () => {
    const place = { country: 'unknown', city: 'unknown', countryFlag: 'unknown', domain: '' }
    const asks = { email: 'asha', password: 'a fine 1', otp: '', whiteLabelId: '', correlationId: '' }
    const { user, token } = await authenticate({ ...asks, ...place })
    session.begin({ token, userType: user.userType }, false)
    return { user, token }
  }
  const receive = (event: string, payload?: unknown) =>
    vi.waitFor(() => {
      const listener = listeners.get(event)
      if (!listener) throw new Error(`Nobody listens to ${event}.`)
      listener(payload)
    })
  return { operator, site, client, session, seen, errors, logIn, receive }
}

describe('a site of an operator with other names, by the adapters of the recipe', () => {
  it('logs in with its fields, keeps the token of its response, and reads points in minor units', async () => {
    const { operator, client, logIn } = await given()
    expect(await logIn()).toMatchObject({ token: 'token-1', user: { userName: 'asha', available: 125_050n } })
    expect(await client.call(getPoints, {})).toEqual({ available: 125_050n, exposure: 2_000n })
    expect(operator.asked).toContain('GET /v2/sessions/current')
  })

  it('places a bet in its fields, and lists it as a bet of the contract', async () => {
    const { operator, client, logIn } = await given()
    await logIn()
    expect(await client.call(placeBet, order)).toBeUndefined()
    expect(operator.wagers).toEqual([{ market: 'm1', pick: 'r1', side: 'B', price: 1850, cents: 150_000 }])
    expect(await client.call(listOpenBets, { page: 1, limit: 25 })).toMatchObject([
      { id: 'w0', side: 'back', odds: 185, stake: 150_000n, liability: 150_000n, profit: 127_500n },
    ])
  })

  it('ends the login and shows maintenance by this operator’s own refusals', async () => {
    const { operator, site, client, session, logIn } = await given()
    await logIn()
    operator.said.refuses = 'SLOW_DOWN'
    await expect(client.call(getPoints, {})).rejects.toMatchObject({ kind: 'refused', code: 'slow_down' })
    expect([site.maintenance.getState().isOn, session.get() === null]).toEqual([false, false])
    operator.said.refuses = 'CLOSED'
    await expect(client.call(getPoints, {})).rejects.toMatchObject({ kind: 'maintenance' })
    expect(site.maintenance.getState().isOn).toBe(true)
    operator.said.refuses = 'EXPIRED'
    await expect(client.call(getPoints, {})).rejects.toMatchObject({ kind: 'unauthorized' })
    expect([session.get(), site.sessionEnd.getState()]).toEqual([null, 'expired'])
  })

  it('receives maintenance and reloads by the names of its events', async () => {
    // Pages spread their reloads over 30 s.
    const random = vi.spyOn(Math, 'random').mockReturnValue(0)
    ends.push(() => random.mockRestore())
    const { site, seen, receive } = await given()
    await receive('shop', 'closed')
    expect(site.maintenance.getState().isOn).toBe(true)
    await receive('shop', 'open')
    expect(site.maintenance.getState().isOn).toBe(false)
    await receive('reload', 'now')
    await vi.waitFor(() => expect(seen.reloads).toBeGreaterThan(0))
  })

  it('reloads once if a call needs a login that is missing', async () => {
    const { client, seen } = await given()
    await expect(client.call(getPoints, {})).rejects.toMatchObject({ kind: 'no-token' })
    await expect(client.call(getPoints, {})).rejects.toMatchObject({ kind: 'no-token' })
    expect(seen.reloads).toBe(1)
  })

  it.each([
    ['throws', { data: { id: 'a1' } }, getPoints],
    ['returns a value that fits no schema', { data: { userName: 7 } }, getProfile],
    ['returns nothing where a value is required', { data: 'rules' }, listRules],
  ])('fails like a wrong answer if an adapter %s', async (_what, { data }, call) => {
    const { operator, client, logIn } = await given()
    await logIn()
    operator.said.data = data
    await expect(client.call(call, {} as never)).rejects.toMatchObject({
      kind: 'malformed',
      isOutcomeUnknown: true,
    })
  })

  it('sends nothing if an adapter cannot write the request, and reports it', async () => {
    const { operator, client } = await given((own) => ({
      ...own,
      calls: {
        getPoints: {
          request() {
            throw new Error('a defect')
          },
        },
      },
    }))
    const before = operator.asked.length
    const login = { token: 't', userType: 'user' } as const
    await expect(client.call(getPoints, {}, { login })).rejects.toMatchObject({
      code: 'not-sent',
      isOutcomeUnknown: false,
    })
    expect(operator.asked.slice(before)).toEqual([])
  })

  it('reports a payload that an adapter cannot read, and continues', async () => {
    const { site, errors, receive } = await given((own) => ({
      ...own,
      events: (own.events ?? []).map(([event, adapter]) => [
        event,
        {
          ...adapter,
          received(payload) {
            if (payload === 'broken') throw new Error('no shop')
            return adapter.received?.(payload)
          },
        },
      ]),
    }))
    await receive('shop', 'broken')
    expect(errors).toHaveBeenCalledWith('[Small] socket event maintenceMode', expect.any(Error))
    await receive('shop', 'closed')
    expect(site.maintenance.getState().isOn).toBe(true)
  })
})
