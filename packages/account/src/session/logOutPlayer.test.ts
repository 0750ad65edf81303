import { createSession, memoryTokenStore, OperatorError } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'
import { expect, it } from 'vitest'
import { logOutPlayer } from './logOutPlayer.ts'

function siteWhose(call: () => Promise<unknown>) {
  const order: string[] = []
  const session = createSession(memoryTokenStore({ token: 't', userType: 'user' }))
  session.onEnd((reason) => order.push(`ended: ${reason}`))
  const site = {
    operator: {
      session,
      client: {
        call: (endpoint: { method: string; path: string }) => {
          order.push(`${endpoint.method} ${endpoint.path}`)
          return call()
        },
      },
    },
    navigate: (path: string) => order.push(`go to ${path}`),
    onError: () => {},
  } as unknown as SiteServices
  return { site, session, order }
}

it('AUTH-074 goes home, tells the operator, then cleans up', async () => {
  const { site, order } = siteWhose(async () => null)
  await logOutPlayer(site)
  expect(order).toEqual(['go to /', 'DELETE api/{type}/auth', 'ended: asked'])
})

it('AUTH-042 cleans up just the same when the operator cannot be told', async () => {
  const { site, session, order } = siteWhose(() =>
    Promise.reject(new OperatorError('unreachable', 'offline')),
  )
  await logOutPlayer(site)
  expect(session.get()).toBeNull()
  expect(order.at(-1)).toBe('ended: asked')
})
