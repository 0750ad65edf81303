import { createSession, memoryTokenStore, OperatorError } from '@kit/sdk'
import { unknownLocation } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'
import { expect, it } from 'vitest'
import { logOutPlayer } from './logOutPlayer.ts'

function siteWhose(call: () => Promise<unknown>) {
  const order: string[] = []
  const requests: unknown[] = []
  const session = createSession(memoryTokenStore({ token: 't', userType: 'user' }))
  session.onEnd((reason) => order.push(`ended: ${reason}`))
  const site = {
    operator: {
      domainName: 'site.test',
      session,
      location: () => ({ ...unknownLocation, country: 'India', city: 'Pune', country_flag: 'in' }),
      client: {
        call: (endpoint: { method: string; path: string }, request: unknown) => {
          requests.push(request)
          order.push(`${endpoint.method} ${endpoint.path}`)
          return call()
        },
      },
    },
    navigate: (path: string) => order.push(`go to ${path}`),
    onError: () => {},
  } as unknown as SiteServices
  return { site, session, order, requests }
}

it('AUTH-037 AUTH-038 AUTH-074 CALL-017 CALL-034 opens the home page, sends the operator the previous page, then cleans up', async () => {
  const { site, order, requests } = siteWhose(async () => null)
  await logOutPlayer(site)
  expect(requests).toEqual([{}, { country: 'India', city: 'Pune', countryFlag: 'in', domain: 'site.test' }])
  expect(order).toEqual([
    'go to /',
    'GET api/user/cockFight/logout',
    'DELETE api/{type}/auth',
    'ended: asked',
  ])
})

it('AUTH-039 AUTH-041 AUTH-047 clears the login’s token, user type, and demo end', async () => {
  const store = memoryTokenStore({ token: 't', userType: 'user', demoUntil: 9 })
  const session = createSession(store)
  expect(session.get()?.demoUntil).toBe(9)
  const { site } = siteWhose(async () => null)
  await logOutPlayer({ ...site, operator: { ...site.operator, session } })
  expect([session.get(), store.read()]).toEqual([null, null])
})

it('AUTH-042 cleans up even if the operator cannot be reached', async () => {
  const { site, session, order } = siteWhose(() =>
    Promise.reject(new OperatorError('unreachable', 'offline')),
  )
  await logOutPlayer(site)
  expect(session.get()).toBeNull()
  expect(order.at(-1)).toBe('ended: asked')
})
