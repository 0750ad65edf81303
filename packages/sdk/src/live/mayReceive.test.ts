import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as contract from '../contract/index.ts'
import { userTypes, type AnySocketEvent, type UserType } from '../contract/index.ts'
import { createSession } from '../session/session.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import { createLive } from './createLive.ts'

const isReceived = (value: unknown): value is AnySocketEvent =>
  typeof value === 'object' && value !== null && 'direction' in value && value.direction === 'serverToClient'
const events = Object.values(contract as Record<string, unknown>).filter(isReceived)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function receivedBy(userType: UserType | undefined): Promise<string[]> {
  const wired = new Map<string, (payload: unknown) => void>()
  const received: string[] = []
  const live = createLive({
    session: createSession(memoryTokenStore(userType ? { token: 't', userType } : null)),
    visitors: true,
    host: () => 'http://domain.test',
    handshake: () => ({}),
    now: Date.now,
    // A payload that passed the audience check but not its schema is reported: it was handled.
    onError: (_error, where) => received.push(where.replace('socket event ', '')),
    connectSocket: async () => ({
      on: (event: string, listener: (payload: unknown) => void) => wired.set(event, listener),
      emit: () => {},
      connect: () => {},
      disconnect: () => {},
    }),
  })
  for (const event of events) live.on(event, () => received.push(event.event))
  await vi.advanceTimersByTimeAsync(0)
  for (const { event } of events) wired.get(event)?.(undefined)
  live.close()
  return received.toSorted()
}

const staffOnly = ['getRequestUpdates', 'getUserCreated']
const playersOnly =
  /^(getPtsUpdates|getOpenBet|getDeposit|getWithdraw|getCasinoBet|getBroadcastNotification|getWaitingOrder)/
const loggedIn = ['logoutUserByAdmin', 'manualDisconnect']
const names = events.map(({ event }) => event).toSorted()

it('ROLE-012 handles players’ events for players only', async () => {
  expect(names.filter((name) => playersOnly.test(name)).length).toBeGreaterThanOrEqual(7)
  expect(await receivedBy('user')).toEqual(names.filter((name) => !staffOnly.includes(name)))
  for (const userType of userTypes.filter((type) => type !== 'user'))
    expect(await receivedBy(userType)).toEqual(names.filter((name) => !playersOnly.test(name)))
})

it('handles for visitors what is everybody\u2019s', async () =>
  expect(await receivedBy(undefined)).toEqual(
    names.filter((name) => !playersOnly.test(name) && ![...staffOnly, ...loggedIn].includes(name)),
  ))
