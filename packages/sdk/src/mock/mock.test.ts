import fc from 'fast-check'
import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as contract from '../contract/index.ts'
import type { AnyEndpoint, UserType } from '../contract/index.ts'
import { createOperator } from '../createOperator.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import { wireArbitrary } from '../testing/wireArbitrary.ts'
import { declaredCalls } from './declared.ts'
import { mockFetch, mockHandlers, refuse, reply, type MockAnswers, type MockOptions } from './index.ts'

function given(answers: MockAnswers, options: MockOptions = {}, login: UserType | null = 'user') {
  const store = memoryTokenStore(login ? { token: 'of-a-player', userType: login } : null)
  const operator = createOperator({
    hosts: 'http://operator.test',
    clientKey: 'key',
    domain: { name: 'site.test', type: 'b2c' },
    tokenStore: store,
    connectSocket: () => new Promise(() => {}),
    fetch: mockFetch(answers, options),
  })
  return { client: operator.client, operator, store }
}

const callers: Record<AnyEndpoint['auth'], UserType> = {
  none: 'user',
  loggedIn: 'user',
  player: 'user',
  staff: 'agent',
  administrator: 'administrator',
}

/** Files are returned as their content, everything else unchanged. */
async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof File) return [value.name, await value.text()]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, one]) => [name, await comparable(one)])),
  )
}

describe('a mocked call', () => {
  it('is there for every call of the contract, by the name it is exported under', () => {
    const named = Object.entries(contract as Record<string, unknown>)
    for (const endpoint of declaredCalls)
      expect(named.find(([, value]) => value === endpoint)?.[0]).toBe(endpoint.name)
    expect(mockHandlers({})).toHaveLength(declaredCalls.length)
  })

  it.each(declaredCalls.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s takes what the client sends, and the client gets what it answers, as both were made',
    async (name, endpoint) => {
      const paging = endpoint.paged ? { page: 1, limit: 100 } : {}
      let docs: unknown
      let asked: unknown
      const answer = (received: unknown) => {
        asked = received
        return docs
      }
      const { client } = given({ [name]: answer } as MockAnswers, {}, callers[endpoint.auth])
      await fc.assert(
        fc.asyncProperty(
          wireArbitrary(endpoint.request),
          wireArbitrary(endpoint.response),
          async (wireRequest, wireDocs) => {
            const request = Object.assign(z.decode(endpoint.request, wireRequest as never) as object, paging)
            docs = z.decode(endpoint.response, wireDocs as never)
            expect(await client.call(endpoint, request as never)).toEqual(docs)
            expect(await comparable(asked)).toEqual(await comparable(request))
          },
        ),
        { numRuns: 10 },
      )
    },
  )

  it('is refused with a plain word where no answer was given', async () => {
    const { client } = given({})
    await expect(client.call(contract.getPoints, {})).rejects.toMatchObject({
      status: 501,
      code: 'not-mocked',
      message: 'The mock has no answer for getPoints',
    })
  })

  it('CALL-011 CALL-012 cuts the requested page out of all rows', async () => {
    const row = (index: number) => ({ eventId: `e${index}`, marketId: `m${index}` })
    const answer = Array.from({ length: 7 }, (_none, index) => ({
      id: String(index),
      phone: row(index).eventId,
      purpose: 'signup' as const,
      sender: 's',
      code: '1',
      createdAt: '',
    }))
    const { client } = given({ listInbox: answer }, {}, 'administrator')
    const page = await client.page(contract.listInbox, { page: 2, limit: 3 })
    expect(page.docs.map(({ id }) => id)).toEqual(['3', '4', '5'])
    expect(page).toMatchObject({
      limit: 3,
      nextPage: true,
      nextPageNumber: 3,
      previousPage: true,
      previousPageNumber: 1,
      showingFrom: 4,
      showingTo: 6,
      totalDocs: 7,
      totalPages: 3,
    })
  })

  it('refuses as declared, with what the client needs to know', async () => {
    const { client } = given({
      placeBet: refuse('odds-changed', 'The price changed to 1.96', { details: { odds: 196 } }),
      getPoints: refuse('maintenance', 'Under maintenance'),
      getStakes: refuse('too-many-attempts', 'Slow down', { retryAfterSeconds: 3 }),
    })
    const order = z.decode(
      contract.placeBet.request,
      fc.sample(wireArbitrary(contract.placeBet.request), 1)[0] as never,
    )
    await expect(client.call(contract.placeBet, order)).rejects.toMatchObject({
      kind: 'refused',
      status: 409,
      code: 'odds-changed',
      details: { odds: 196 },
    })
    await expect(client.call(contract.getPoints, {})).rejects.toMatchObject({
      kind: 'maintenance',
      status: 503,
    })
    await expect(client.call(contract.getStakes, {})).rejects.toMatchObject({
      status: 429,
      retryAfterMs: 3000,
    })
  })

  it('fails loudly when it refuses with a code that the call does not declare', async () => {
    const handlers = mockHandlers({ getHome: refuse('no-such-code', 'No') })
    const asked = getResponse(handlers, new Request('http://operator.test/api/common/home'))
    await expect(asked).rejects.toThrow('refuses with "no-such-code", which its declaration does not list')
  })

  it('requires a login as an operator does, and knows its user if configured', async () => {
    const answers = { getPoints: { available: 1n, exposure: 0n } }
    const handlers = mockHandlers(answers)
    const bare = await getResponse(handlers, new Request('http://operator.test/api/user/pts'))
    expect([bare?.status, await bare?.json()]).toEqual([
      401,
      { message: 'Please log in again', code: 'unauthorized' },
    ])

    const agent = given(answers, { userTypeOf: () => 'agent' })
    await expect(agent.client.call(contract.getPoints, {})).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    const nobody = given(answers, { userTypeOf: () => undefined })
    await expect(nobody.client.call(contract.getPoints, {})).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(nobody.store.read()).toBeNull()
  })

  it('logs in with the token that the answer carries', async () => {
    const user = z.decode(contract.user, fc.sample(wireArbitrary(contract.user), 1)[0] as never)
    const { operator } = given({ logIn: reply(user, { token: 'fresh', message: 'Welcome' }) }, {}, null)
    const credentials = { email: 'a', password: 'b', otp: '', whiteLabelId: '', correlationId: '' }
    const location = { country: '', city: '', domain: '', countryFlag: '' }
    expect(await operator.authenticate({ ...credentials, ...location })).toEqual({ user, token: 'fresh' })
  })

  it('refuses a request that its schema refuses, and names the field', async () => {
    const handlers = mockHandlers({ saveStakes: [] })
    const answer = await getResponse(
      handlers,
      new Request('http://operator.test/api/user/stake', {
        method: 'PUT',
        headers: { authorization: 'Bearer t' },
        body: JSON.stringify({ stake: [{ label: 'x', value: 0.5 }] }),
      }),
    )
    expect([answer?.status, await answer?.json()]).toMatchObject([
      400,
      {
        code: 'malformed',
        field: 'stake.0.value',
        message: 'stake.0.value: must be whole points, from 1 to 100,000,000',
      },
    ])
  })

  it('fails where the contract has no call', async () => {
    await expect(mockFetch({})('http://operator.test/api/nothing')).rejects.toThrow(
      'Nothing is mocked at GET http://operator.test/api/nothing',
    )
  })

  it('takes the configured time, unless its answer says otherwise', async () => {
    const { client } = given(
      { getStakes: [], getPoints: reply({ available: 1n, exposure: 0n }, { delayMs: 0 }) },
      { delayMs: 60 },
    )
    const begun = performance.now()
    await client.call(contract.getPoints, {})
    const between = performance.now()
    await client.call(contract.getStakes, {})
    expect(performance.now() - between).toBeGreaterThan(50)
    expect(between - begun).toBeLessThan(5_000)
  })
})
