import { describe, expect, it, vi } from 'vitest'
import { createSession } from './session.ts'
import { webTokenStore } from './tokenStore.ts'

const storage = (entries: Record<string, string> = {}) => {
  const held = new Map(Object.entries(entries))
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
const blocked = {
  getItem: () => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('blocked')
  },
}
const login = { token: 't', userType: 'user' as const }

describe('where a login is kept', () => {
  it('without "remember me" it lives in the tab and ends with it', () => {
    const [tab, browser] = [storage(), storage()]
    createSession(webTokenStore(tab, browser)).begin(login, false)
    expect(createSession(webTokenStore(tab, browser)).get()).toEqual(login)
    expect(createSession(webTokenStore(storage(), browser)).get()).toBeNull()
  })

  it('with "remember me" another tab finds it', () => {
    const [tab, browser] = [storage(), storage()]
    createSession(webTokenStore(tab, browser)).begin(login, true)
    expect(createSession(webTokenStore(storage(), browser)).get()).toEqual(login)
    expect(tab.held.size).toBe(0)
  })

  it('a renewed token stays where the login was', () => {
    const [tab, browser] = [storage(), storage()]
    createSession(webTokenStore(tab, browser)).begin(login, true)
    const reloaded = createSession(webTokenStore(storage(), browser))
    reloaded.renew('fresh')
    expect(createSession(webTokenStore(storage(), browser)).get()?.token).toBe('fresh')
  })

  it('SEC-004 after logout neither storage holds a token', () => {
    const [tab, browser] = [storage(), storage()]
    const session = createSession(webTokenStore(tab, browser))
    session.begin(login, true)
    session.end('asked')
    expect([...tab.held, ...browser.held]).toEqual([])
  })

  it('leaves the login alone that another tab asked to be remembered meanwhile', () => {
    const browser = storage()
    const here = createSession(webTokenStore(storage(), browser))
    here.begin(login, true)
    createSession(webTokenStore(storage(), browser)).begin({ ...login, token: 'theirs' }, true)
    here.end('asked')
    expect(createSession(webTokenStore(storage(), browser)).get()?.token).toBe('theirs')
  })

  it.each(['', '{', 'null', '{"token":""}', '{"token":"t","userType":"king"}', '[]'])(
    'drops the corrupt entry %j',
    (entry) => {
      expect(webTokenStore(storage({ 'kit.login': entry }), storage()).read()).toBeNull()
    },
  )

  it('works for the life of the page where storage is blocked', () => {
    const session = createSession(webTokenStore(blocked, blocked))
    session.begin(login, true)
    expect(session.get()).toEqual(login)
    session.end('asked')
    expect(session.get()).toBeNull()
  })
})

describe('the session', () => {
  it('tells its end once and why', () => {
    const session = createSession(webTokenStore(storage(), storage()))
    const ended = vi.fn<(reason: string) => void>()
    session.onEnd(ended)
    session.begin(login, false)
    session.end('demoOver')
    session.end('asked')
    expect(ended.mock.calls).toEqual([['demoOver']])
  })
})
