import { createSession, memoryTokenStore, OperatorError, type Operator } from '@kit/sdk'
import { logIn, unknownLocation, type User } from '@kit/sdk/contract'
import { expect, it, vi } from 'vitest'
import { logInPlayer } from './logInPlayer.ts'

const credentials = { userName: ' player ', password: 'secret', isRemembered: true }
const userOf = (userType: User['userType']) => ({ id: '1', userType, userName: 'player' }) as User

function operatorAnswering(answer: Operator['authenticate']) {
  const store = memoryTokenStore()
  const begin = vi.fn(store.write)
  return {
    authenticate: vi.fn(answer),
    session: createSession({ ...store, write: begin }),
    begin,
  }
}

it('AUTH-024 is sent as POST api/auth', () =>
  expect(logIn).toMatchObject({ method: 'POST', path: 'api/auth' }))

it('AUTH-057 sends an unknown location if none was found', async () => {
  const { ip: _, ...detail } = unknownLocation
  const unknown = 'unknown'
  expect(detail).toEqual({
    continent: unknown,
    city: unknown,
    country_code: unknown,
    country: unknown,
    country_flag: unknown,
    region: unknown,
  })
  const operator = operatorAnswering(async () => ({ user: userOf('user'), token: 'token' }))
  await logInPlayer(operator, credentials)
  expect(operator.authenticate.mock.calls[0]?.[0]).toMatchObject({ country: unknown, city: unknown })
})

it('AUTH-003 sends the user name without surrounding spaces, and starts the login', async () => {
  const operator = operatorAnswering(async () => ({ user: userOf('user'), token: 'token' }))
  const outcome = await logInPlayer(operator, credentials)
  expect(outcome.state).toBe('loggedIn')
  expect(operator.authenticate.mock.calls[0]?.[0]).toMatchObject({ email: 'player', password: 'secret' })
  expect(operator.begin).toHaveBeenCalledWith({ token: 'token', userType: 'user' }, true)
})

it.each([
  ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['plăyer_७', 'plăyer_७'],
  ['\u00a0player\u2003', 'player'],
  ['نام', 'نام'],
  ['😀', '😀'],
])('sends a number in another keyboard’s digits as 0 to 9, and a name unchanged: %s', async (typed, sent) => {
  const operator = operatorAnswering(async () => ({ user: userOf('user'), token: 'token' }))
  await logInPlayer(operator, { ...credentials, userName: typed })
  expect(operator.authenticate.mock.calls[0]?.[0]).toMatchObject({ email: sent })
})

it.each(['administrator', 'agent', 'whiteLabel'] as const)(
  'AUTH-026 drops the login of a %s before it starts',
  async (userType) => {
    const operator = operatorAnswering(async () => ({ user: userOf(userType), token: 'token' }))
    expect(await logInPlayer(operator, credentials)).toEqual({ state: 'notPlayer' })
    expect(operator.session.get()).toBeNull()
    expect(operator.begin).not.toHaveBeenCalled()
  },
)

it('AUTH-026 Q-001 lets staff log in if the brand allows it', async () => {
  const operator = operatorAnswering(async () => ({ user: userOf('agent'), token: 'token' }))
  expect((await logInPlayer(operator, credentials, { mayBeStaff: true })).state).toBe('loggedIn')
  expect(operator.session.get()?.userType).toBe('agent')
})

it('returns the operator’s message when it refuses', async () => {
  const operator = operatorAnswering(() =>
    Promise.reject(new OperatorError('unauthorized', 'Wrong user name or password', { status: 401 })),
  )
  expect(await logInPlayer(operator, credentials)).toEqual({
    state: 'refused',
    message: 'Wrong user name or password',
  })
  expect(operator.session.get()).toBeNull()
})

it('never remembers a demo login beyond the tab', async () => {
  const operator = operatorAnswering(async () => ({ user: userOf('user'), token: 'token' }))
  await logInPlayer(operator, credentials, { demo: { until: 99 } })
  expect(operator.authenticate.mock.calls[0]?.[0]).toMatchObject({ demo: 'true' })
  expect(operator.begin).toHaveBeenCalledWith({ token: 'token', userType: 'user', demoUntil: 99 }, false)
})
