import { expect, it, vi } from 'vitest'
import { OperatorError } from '../client/errors.ts'
import { createSession, type LogoutReason } from './session.ts'
import { endLogin } from './endLogin.ts'
import { memoryTokenStore } from './tokenStore.ts'

function leaving() {
  let answer: { resolve: (value: unknown) => void; reject: (cause: unknown) => void }
  const session = createSession(memoryTokenStore({ token: 'old', userType: 'user' }))
  const ended = vi.fn<(reason: LogoutReason) => void>()
  session.onEnd(ended)
  const operator = {
    session,
    domainName: 'site.test',
    location: () => null,
    client: { call: () => new Promise((resolve, reject) => (answer = { resolve, reject })) },
  } as unknown as Parameters<typeof endLogin>[0]
  const onError = vi.fn<(error: unknown) => void>()
  const isDone = endLogin(operator, onError)
  return { session, ended, onError, isDone, answer: answer! }
}

it('AUTH-042 AUTH-072 a 401 of another call, or of this one, ends it as requested, not as expired', async () => {
  const { session, ended, isDone, answer } = leaving()
  session.end('expired')
  answer.reject(new OperatorError('unauthorized', 'Unknown login', { status: 401 }))
  await isDone
  expect(ended.mock.calls).toEqual([['asked']])
})

it('AUTH-042 keeps a login that starts while the operator is still being notified of the other’s end', async () => {
  const { session, ended, isDone, answer } = leaving()
  session.end('expired')
  session.begin({ token: 'new', userType: 'user' }, false)
  answer.resolve({})
  await isDone
  expect(session.get()?.token).toBe('new')
  session.end('expired')
  expect(ended.mock.calls).toEqual([['asked'], ['expired']])
})
