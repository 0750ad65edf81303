import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pointsChanged } from '../contract/playerEvents.ts'
import { marketChanged } from '../contract/socket.ts'
import { fakeLive, settle } from '../testing/fakeLive.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the socket', () => {
  it('SOCK-008 connects for a login and not for a visitor', async () => {
    const { sockets, session, live } = fakeLive({ login: null })
    await settle()
    expect(sockets).toHaveLength(0)
    expect(live.getStatus()).toBe('off')
    session.begin({ token: 'new', userType: 'user' }, false)
    await settle()
    expect(sockets).toHaveLength(1)
    expect(sockets[0]!.credentials).toMatchObject({ token: 'new' })
  })

  it('connects visitors without a token if the site wants that', async () => {
    const { sockets } = fakeLive({ login: null, visitors: true })
    await settle()
    expect(sockets[0]!.credentials).toEqual({ domainType: 'b2c', clientKey: 'key' })
  })

  it.each([true, false])(
    'AUTH-073 knows a login whose second step is due as a visitor, and as a player after it; visitors: %s',
    async (visitors) => {
      const { sockets, session } = fakeLive({ login: null, visitors })
      await settle()
      session.begin({ token: 'new', userType: 'user', owesSecondFactor: true }, false)
      await settle()
      expect(sockets.map(({ credentials }) => credentials.token)).toEqual(visitors ? [undefined] : [])
      session.complete()
      await settle()
      expect(sockets.at(-1)!.credentials).toMatchObject({ token: 'new' })
    },
  )

  it('AUTH-073 a login that turns out to owe its second step goes on, and is asked again', async () => {
    const { session, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect_error', new Error('second-factor-due'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.get()).not.toBeNull()
    expect(sockets.length).toBeGreaterThan(1)
  })

  it('SOCK-007 carries the client key and the domain type in its handshake', async () => {
    const { sockets } = fakeLive()
    await settle()
    expect(sockets[0]!.credentials).toMatchObject({ clientKey: 'key', domainType: 'b2c' })
  })

  it('SOCK-010 is held back while the configuration blocks it', async () => {
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    live.allow(false)
    await settle()
    expect(live.getStatus()).toBe('off')
    live.allow(true)
    await settle()
    expect(sockets).toHaveLength(2)
  })

  it('SOCK-001 SOCK-003 comes back by itself, however often it is lost, and subscribes again', async () => {
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    for (let turn = 0; turn < 20; turn += 1) {
      sockets.at(-1)!.say('disconnect', 'transport close')
      expect(live.getStatus()).toBe('connecting')
      await vi.advanceTimersByTimeAsync(1_000)
      sockets.at(-1)!.say('connect')
      expect(live.getStatus()).toBe('live')
      expect(sockets.at(-1)!.emitted).toEqual([['postEventSubscription', { eventId: 'e1' }]])
    }
    expect(sockets).toHaveLength(21)
  })

  it('SOCK-011 says active every 30 s while connected', async () => {
    const { sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    await vi.advanceTimersByTimeAsync(90_000)
    expect(sockets[0]!.emitted.filter(([event]) => event === 'active')).toHaveLength(3)
  })

  it('a forged or expired token ends the login instead of retrying forever', async () => {
    const { session, sockets, live } = fakeLive()
    await settle()
    sockets[0]!.say('connect_error', new Error('unauthorized'))
    await settle()
    expect(session.get()).toBeNull()
    expect(live.getStatus()).toBe('off')
  })

  it('receives nothing from a connection that was replaced', async () => {
    const { live, sockets, session } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    const received = vi.fn<(payload: unknown) => void>()
    live.on(pointsChanged, received)
    session.begin({ token: 'other', userType: 'user' }, false)
    await settle()
    sockets[0]!.say(pointsChanged.event, {})
    expect(received).not.toHaveBeenCalled()
    sockets[1]!.say(pointsChanged.event, {})
    expect(received).toHaveBeenCalledOnce()
  })

  it('SOCK-048 tournamentUpdated is ignored without an error', async () => {
    const { sockets, errors } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    sockets[0]!.say('tournamentUpdated', { any: 'thing' })
    expect(errors).toEqual([])
  })

  it('SOCK-050 is closed while the socket-disconnect flag is set, and nothing tries again', async () => {
    const { live, sockets, session } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    live.hold(true)
    expect(live.getStatus()).toBe('off')
    sockets[0]!.say('disconnect', 'transport close')
    session.begin({ token: 'other', userType: 'user' }, false)
    live.allow(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
    live.hold(false)
    await settle()
    expect(sockets).toHaveLength(2)
  })

  it('SOCK-049 opens one connection and no other, whatever is followed', async () => {
    const { live, sockets } = fakeLive()
    await settle()
    sockets[0]!.say('connect')
    live.followEvent('e1')
    live.followMarket('m1')
    live.on(marketChanged, () => {})
    await vi.advanceTimersByTimeAsync(4_000)
    expect(sockets).toHaveLength(1)
  })
})
