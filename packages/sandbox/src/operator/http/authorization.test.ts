import * as contract from '@kit/sdk/contract'
import { pathSegment, userTypes, type AnyEndpoint, type UserType } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

// The matrix is derived from the contract, so every declared call is in it.

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'encoding' in value
const endpoints = Object.values(contract as Record<string, unknown>).filter(isEndpoint)
const guarded = endpoints.filter(({ auth }) => auth !== 'none')
const segments = [...new Set(userTypes.map(pathSegment))]

let operator: TestOperator
const tokens = new Map<UserType, string>()

async function logIn(userType: UserType): Promise<string> {
  const seeded = operator.sandbox.accounts.find((account) => account.userType === userType)
  const { headers } = await operator.logIn(seeded?.userName ?? '', seeded?.password ?? '')
  return headers.get('authorization') ?? ''
}

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
  for (const userType of userTypes) tokens.set(userType, await logIn(userType))
})
afterAll(() => operator.sandbox.close())

const pathOf = ({ path }: AnyEndpoint, segment: string): string =>
  path.replace('{type}', segment).replaceAll(/\{\w+\}/g, randomUUID())

/**
 * Returns the answer to an empty request. An authorized one may be refused for missing fields, but never
 * because of its caller.
 */
async function verdict(endpoint: AnyEndpoint, segment: string, authorization?: string) {
  const { status, body } = await operator.call(endpoint.method, pathOf(endpoint, segment), {
    headers: authorization === undefined ? {} : { authorization },
  })
  if (status >= 500) return `failed with ${status}`
  if (status === 401) return String(body['code'])
  return status === 403 && body['code'] === 'forbidden' ? 'forbidden' : 'let in'
}

const mayCall: Record<Exclude<AnyEndpoint['auth'], 'none'>, (userType: UserType) => boolean> = {
  loggedIn: () => true,
  player: (userType) => userType === 'user',
  staff: (userType) => userType !== 'user',
  administrator: (userType) => userType === 'administrator',
}

/**
 * Returns the call that answers under a segment. One that names the segment takes precedence over one with a
 * parameter.
 */
const served = (endpoint: AnyEndpoint, segment: string): AnyEndpoint =>
  endpoints.find(
    ({ method, path }) => method === endpoint.method && path === endpoint.path.replace('{type}', segment),
  ) ?? endpoint

function expected({ auth, path }: AnyEndpoint, userType: UserType, segment: string): string {
  const isOwnPath = !path.includes('{type}') || segment === pathSegment(userType)
  return auth === 'none' || (isOwnPath && mayCall[auth](userType)) ? 'let in' : 'forbidden'
}

describe('authorization of calls', () => {
  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    'ROLE-001 ROLE-002 SEC-006 SEC-008 %s admits only its own user types under their own path',
    async (_name, endpoint) => {
      const asked = endpoint.path.includes('{type}') ? segments : ['']
      for (const segment of asked) expect(await verdict(endpoint, segment || 'user')).toBe('unauthorized')
      for (const userType of userTypes) {
        // Logging out ends the login, so it uses a separate one.
        const token = endpoint.name === 'logOut' ? await logIn(userType) : (tokens.get(userType) ?? '')
        // The own path is last for the same reason.
        const own = pathSegment(userType)
        const inOrder = asked.toSorted((one, other) => Number(one === own) - Number(other === own))
        for (const segment of inOrder) {
          const said = await verdict(endpoint, segment, token)
          expect([userType, segment, said]).toEqual([
            userType,
            segment,
            expected(served(endpoint, segment), userType, segment),
          ])
        }
      }
    },
  )

  it('ROLE-008 requires no login of the calls under api/common, and of no others but signing in', async () => {
    for (const endpoint of endpoints.filter(({ auth }) => auth === 'none')) {
      expect(endpoint.path).toMatch(/^api\/(common|auth)(\/|$)/)
      expect([endpoint.name, await verdict(endpoint, 'user')]).toEqual([endpoint.name, 'let in'])
    }
    for (const { path } of guarded) expect(path).not.toMatch(/^api\/common\//)
  })

  it.each([
    ['api/user/', 'player'],
    ['api/administrator/', 'administrator'],
  ])('declares the calls under %s for the %s alone', (prefix, auth) => {
    const declared = endpoints.filter(({ path }) => path.startsWith(prefix))
    expect(declared.length).toBeGreaterThan(0)
    expect(declared.filter((endpoint) => endpoint.auth !== auth).map(({ name }) => name)).toEqual([])
  })
})
