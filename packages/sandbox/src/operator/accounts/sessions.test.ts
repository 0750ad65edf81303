import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let clockMs = Date.UTC(2030, 0, 1)
const minuteMs = 60_000
const hourMs = 60 * minuteMs

beforeAll(async () => {
  operator = await startTestOperator([], { clock: () => clockMs })
})
afterAll(() => operator.sandbox.close())

const isIn = async (who: TestPlayer, type: string) =>
  (await who.call('GET', `api/${type}/profile`)).status === 200

it('a login of staff ends after half an hour without a call', async () => {
  const staff = await operator.newMember('agent', 0n)
  for (let calls = 0; calls < 4; calls++) {
    clockMs += 29 * minuteMs
    expect(await isIn(staff, 'agent')).toBe(true)
  }
  clockMs += 30 * minuteMs
  expect(await isIn(staff, 'agent')).toBe(false)
})

it('a login of staff ends after twelve hours, whatever its activity', async () => {
  const staff = await operator.newMember('administrator', 0n)
  for (let calls = 0; calls < 36; calls++) {
    expect(await isIn(staff, 'administrator')).toBe(true)
    clockMs += 20 * minuteMs
  }
  expect(await isIn(staff, 'administrator')).toBe(false)
})

it('a login of a player lasts seven days, used or not', async () => {
  const player = await operator.newMember()
  clockMs += 7 * 24 * hourMs - 1
  expect(await isIn(player, 'user')).toBe(true)
  clockMs += 1
  expect(await isIn(player, 'user')).toBe(false)
})

it('a player sees where the account is logged in, and ends the other logins at once', async () => {
  const player = await operator.newMember()
  const { userName } = (await player.call('GET', 'api/user/profile')).body.docs as { userName: string }
  clockMs += hourMs
  const elsewhere = await operator.call('POST', 'api/auth', {
    headers: { 'user-agent': `Firefox/140.0 ${'x'.repeat(1000)}` },
    body: new URLSearchParams({ email: userName, password: player.password }),
  })
  const other = { authorization: elsewhere.headers.get('authorization') ?? '' }
  const listed = (await player.call('GET', 'api/user/auth/sessions')).body.docs as {
    device: string
    current: boolean
  }[]
  expect(listed.map(({ current }) => current)).toEqual([true, false])
  expect(listed[1]?.device).toMatch(/^Firefox\/140.0 x{286}$/)
  const ended = await player.call('DELETE', 'api/user/auth/sessions')
  expect(ended.body.docs).toEqual({ endedCount: 1 })
  expect((await operator.call('GET', 'api/user/profile', { headers: other })).status).toBe(401)
  expect((await player.call('GET', 'api/user/profile')).status).toBe(200)
})
