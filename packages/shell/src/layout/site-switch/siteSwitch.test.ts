import { OperatorError } from '@kit/sdk'
import { createFlags, type FlagOverrides } from '@kit/sdk/flags'
import { expect, it } from 'vitest'
import { fakeOperator } from '../../testing/fakeOperator.ts'
import { openOtherSite } from './openOtherSite.ts'
import { sitePairOf } from './otherSite.ts'

const pair: FlagOverrides = {
  'siteSwitch.enabled': true,
  'siteSwitch.diamondUrl': 'https://diamond.example/',
  'siteSwitch.worldUrl': 'https://world.example/',
}
const otherOf = (flags: FlagOverrides) => sitePairOf(createFlags({ ...pair, ...flags }), 'https://site.test')

it('SHELL-050 goes from the World-UI site to the diamond host, and back (Q-106)', () => {
  expect(otherOf({ 'domain.isWorld': true })).toMatchObject({
    here: 'world',
    other: { host: 'diamond.example' },
  })
  expect(otherOf({ 'domain.isWorld': false })).toMatchObject({
    here: 'diamond',
    other: { host: 'world.example' },
  })
})

it.each([
  { 'siteSwitch.enabled': false },
  { 'domain.isWorld': true, 'siteSwitch.diamondUrl': null },
  { 'domain.isWorld': false, 'siteSwitch.worldUrl': null },
  { 'siteSwitch.worldUrl': 'javascript:alert(1)' },
  // The login code would be sent unencrypted.
  { 'siteSwitch.worldUrl': 'http://world.example/' },
  { 'siteSwitch.worldUrl': '/here' },
  // The address of this site is not a second site.
  { 'siteSwitch.worldUrl': 'https://site.test/' },
] as FlagOverrides[])('SHELL-028 offers no second site with %j', (flags) => {
  expect(otherOf(flags)).toBeUndefined()
})

function leaveWith(options: Parameters<typeof fakeOperator>[0]) {
  const steps: string[] = []
  const { operator } = fakeOperator({
    ...options,
    answer: async (name, request) => {
      steps.push(`${name} ${JSON.stringify(request)}`)
      return options?.answer?.(name, request)
    },
  })
  const hold = operator.live.hold.bind(operator.live)
  operator.live.hold = (isHeld) => {
    steps.push(`socket ${isHeld ? 'left' : 'back'}`)
    hold(isHeld)
  }
  const errors: unknown[] = []
  const waking = new Set<() => void>()
  const left = openOtherSite(new URL('https://diamond.example:8443/lobby'), {
    operator,
    leaveTo: (address) => void steps.push(address),
    onWake(listener) {
      waking.add(listener)
      return () => waking.delete(listener)
    },
    onReturn: () => void steps.push('returned'),
    onError: (error) => void errors.push(error),
  })
  const wake = () => waking.forEach((listener) => listener())
  return left.then(() => ({ steps, errors, wake }))
}

const login = { token: 'secret-token', userType: 'user' as const }

it('SHELL-049 SHELL-051 leaves the socket first, then takes the login along as a one-time code, never as its token', async () => {
  const code = 'aBcDeFgHiJkLmNoPqRsTuV'
  const { steps } = await leaveWith({ login, answer: async () => ({ code }) })
  expect(steps).toEqual([
    'socket left',
    'handOffLogin {"audience":"diamond.example:8443"}',
    `https://diamond.example:8443/direct-login/${code}`,
  ])
  expect(steps.join()).not.toContain(login.token)
})

it.each([404, 405, 501])(
  'SHELL-051 Q-138 takes the login along behind the # where the operator has no one-time codes: %i',
  async (status) => {
    const answer = () => Promise.reject(new OperatorError('refused', 'No such call', { status }))
    const { steps, errors } = await leaveWith({ login, answer })
    expect(steps.at(-1)).toBe('https://diamond.example:8443/direct-login/token#secret-token')
    expect(errors).toEqual([])
  },
)

it('SHELL-051 keeps the token at home where the operator refuses the code or does not answer', async () => {
  for (const [kind, status] of [
    ['refused', 400],
    ['refused', 403],
    ['maintenance', 503],
    ['unreachable', 0],
  ] as const) {
    const answer = () => Promise.reject(new OperatorError(kind, 'No', { status }))
    const { steps } = await leaveWith({ login, answer })
    expect(steps.at(-1)).toBe('https://diamond.example:8443/lobby')
  }
})

it('SHELL-050 opens the second site’s own page without a login, or where the operator gives no code (Q-105)', async () => {
  const visitor = await leaveWith({})
  expect(visitor.steps).toEqual(['socket left', 'https://diamond.example:8443/lobby'])
  const refused = await leaveWith({ login, answer: () => Promise.reject(new Error('audience-unknown')) })
  expect(refused.steps.at(-1)).toBe('https://diamond.example:8443/lobby')
  expect(refused.errors).toHaveLength(1)
})

it('SHELL-049 says once that Back shows the page again', async () => {
  const { steps, wake } = await leaveWith({})
  wake()
  wake()
  expect(steps).toEqual(['socket left', 'https://diamond.example:8443/lobby', 'returned'])
})
