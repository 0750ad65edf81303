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
let started = 0
function browserSession() {
  let id: string | undefined
  return { get: () => id, begin: () => (id ??= `browser ${(started += 1)}`) }
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
  it('without "remember me" it lives in all tabs until the browser closes', () => {
    const browser = storage()
    const running = browserSession()
    createSession(webTokenStore({ tab: storage(), browser, browserSession: running })).begin(login, false)
    const newTab = webTokenStore({ tab: storage(), browser, browserSession: running })
    expect([newTab.read(), newTab.isRemembered()]).toEqual([login, false])
    expect(webTokenStore({ tab: storage(), browser, browserSession: browserSession() }).read()).toBeNull()
    expect(browser.held.size).toBe(0)
  })

  it('without "remember me" and without cookies it lives in the tab and ends with it', () => {
    const [tab, browser] = [storage(), storage()]
    createSession(webTokenStore({ tab, browser })).begin(login, false)
    expect(createSession(webTokenStore({ tab, browser })).get()).toEqual(login)
    expect(createSession(webTokenStore({ tab: storage(), browser })).get()).toBeNull()
  })

  it('a renewed token ends with the browser where its login does', () => {
    const browser = storage()
    const running = browserSession()
    createSession(webTokenStore({ tab: storage(), browser, browserSession: running })).begin(login, false)
    createSession(webTokenStore({ tab: storage(), browser, browserSession: running })).renew('fresh')
    const newTab = webTokenStore({ tab: storage(), browser, browserSession: running })
    expect([newTab.read()?.token, newTab.isRemembered()]).toEqual(['fresh', false])
  })

  it('CONF-025 CONF-028 keeps token and user type, and of a demo when it ends', () => {
    const [tab, browser] = [storage(), storage()]
    const demo = { ...login, demoUntil: 1_700_000_000_000 }
    createSession(webTokenStore({ tab, browser, browserSession: browserSession() })).begin(demo, true)
    const kept = JSON.parse([...tab.held.values(), ...browser.held.values()].join()) as unknown
    expect(kept).toMatchObject({ token: 't', userType: 'user', demoUntil: 1_700_000_000_000 })
    const reloaded = webTokenStore({ tab, browser, browserSession: browserSession() })
    expect(reloaded.read()).toEqual(demo)
  })

  it('with "remember me" another tab finds it', () => {
    const [tab, browser] = [storage(), storage()]
    createSession(webTokenStore({ tab, browser })).begin(login, true)
    expect(createSession(webTokenStore({ tab: storage(), browser })).get()).toEqual(login)
    expect(tab.held.size).toBe(0)
  })

  it('a renewed token stays where the login was', () => {
    const [tab, browser] = [storage(), storage()]
    createSession(webTokenStore({ tab, browser })).begin(login, true)
    const reloaded = createSession(webTokenStore({ tab: storage(), browser }))
    reloaded.renew('fresh')
    expect(createSession(webTokenStore({ tab: storage(), browser })).get()?.token).toBe('fresh')
  })

  it('SEC-004 after logout neither storage holds a token', () => {
    const [tab, browser] = [storage(), storage()]
    const session = createSession(webTokenStore({ tab, browser }))
    session.begin(login, true)
    session.end('asked')
    expect([...tab.held, ...browser.held]).toEqual([])
  })

  it('ends a login before another one begins, so that nothing of the first player stays', () => {
    const session = createSession(webTokenStore({ tab: storage(), browser: storage() }))
    const ended: [string, string | undefined][] = []
    session.onEnd((reason) => void ended.push([reason, session.get()?.token]))
    session.begin(login, false)
    const first = session.count()
    session.renew('fresh')
    expect(session.count()).toBe(first)
    session.begin({ ...login, token: 'theirs' }, true)
    expect(ended).toEqual([['asked', undefined]])
    expect(session.get()?.token).toBe('theirs')
    expect(session.count()).toBeGreaterThan(first)
  })

  it('leaves the login alone that another tab asked to be remembered meanwhile', () => {
    const browser = storage()
    const here = createSession(webTokenStore({ tab: storage(), browser }))
    here.begin(login, true)
    createSession(webTokenStore({ tab: storage(), browser })).begin({ ...login, token: 'theirs' }, true)
    here.end('asked')
    expect(createSession(webTokenStore({ tab: storage(), browser })).get()?.token).toBe('theirs')
  })

  it('AUTH-043 SEC-004 a logout leaves nothing of the login in storage, although another tab renewed its token', () => {
    const browser = storage()
    const open = () => createSession(webTokenStore({ tab: storage(), browser }))
    open().begin(login, true)
    const [here, other] = [open(), open()]
    other.renew('fresh')
    here.renew('fresher')
    other.end('asked')
    here.end('asked')
    expect([...browser.held]).toEqual([])
  })

  it('never replaces the login of another tab by one that is not remembered, nor by a renewal', () => {
    const [browser, running] = [storage(), browserSession()]
    const tabOf = () => {
      const tab = storage()
      return () => createSession(webTokenStore({ tab, browser, browserSession: running }))
    }
    const [openFirst, openSecond, openThird] = [tabOf(), tabOf(), tabOf()]
    const visitor = openSecond()
    const first = openFirst()
    first.begin(login, true)
    visitor.begin({ ...login, token: 'demo', demoUntil: 9 }, false)
    expect([openFirst(), openSecond(), openThird()].map((tab) => tab.get()?.token)).toEqual([
      't',
      'demo',
      't',
    ])

    const third = openThird()
    third.end('asked')
    third.begin({ ...login, token: 'theirs' }, true)
    first.renew('fresh')
    expect([openFirst(), openThird()].map((tab) => tab.get()?.token)).toEqual(['fresh', 'theirs'])
  })

  it.each(['', '{', 'null', '{"token":""}', '{"token":"t","userType":"king"}', '[]'])(
    'drops the corrupt entry %j',
    (entry) => {
      expect(webTokenStore({ tab: storage({ 'kit.login': entry }), browser: storage() }).read()).toBeNull()
    },
  )

  it('works for the life of the page where storage is blocked', () => {
    const session = createSession(webTokenStore({ tab: blocked, browser: blocked }))
    session.begin(login, true)
    expect(session.get()).toEqual(login)
    session.end('asked')
    expect(session.get()).toBeNull()
  })
})

describe('the session', () => {
  it('reports its end once, with the reason', () => {
    const session = createSession(webTokenStore({ tab: storage(), browser: storage() }))
    const ended = vi.fn<(reason: string) => void>()
    session.onEnd(ended)
    session.begin(login, false)
    session.end('demoOver')
    session.end('asked')
    expect(ended.mock.calls).toEqual([['demoOver']])
  })
})
