import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeOnBack } from './closeOnBack.ts'
import { createVisitHistory } from './createVisitHistory.ts'

/**
 * A fake tab: its entries, each a page of this site with the router's state or one of another site,
 * and its navigation.
 */
function fakeTab() {
  const target = new EventTarget()
  const location = new URL('https://site.example/events/4/1')
  let entries: { state: unknown; isOurs: boolean }[] = [
    { state: null, isOurs: false },
    { state: null, isOurs: true },
  ]
  let at = 1
  const write = (state: unknown) => (entries[at] = { state: structuredClone(state), isOurs: true })
  const history = {
    get state() {
      return entries[at]!.state
    },
    replaceState: (state: unknown) => void write(state),
    pushState(state: unknown) {
      entries = entries.slice(0, ++at)
      write(state)
    },
    go: (by: number) =>
      setTimeout(() => {
        at += by
        if (entries[at]!.isOurs) target.dispatchEvent(new Event('popstate'))
      }),
    back: () => history.go(-1),
  }
  const window = Object.assign(target, { history, location }) as unknown as Window
  return { window, history, isLeft: () => !entries[at]!.isOurs, entries: () => entries.length }
}

// The router's history checks blockers if there is a document.
beforeAll(() => {
  vi.stubGlobal('document', {})
  vi.useFakeTimers()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(30)

describe('the first page of a visit', () => {
  it('Back closes what is open over it; the next Back leaves the site at once', async () => {
    const tab = fakeTab()
    const close = vi.fn<() => void>()
    const end = closeOnBack(createVisitHistory(tab.window))(close)
    tab.history.back()
    await settled()
    expect([close.mock.calls.length, tab.isLeft()]).toEqual([1, false])
    end()
    tab.history.back()
    await settled()
    expect([close.mock.calls.length, tab.isLeft()]).toEqual([1, true])
  })

  it('is the first to the router: nothing of the site lies before it', () => {
    const history = createVisitHistory(fakeTab().window)
    expect([history.location.pathname, history.canGoBack()]).toEqual(['/events/4/1', false])
  })

  it('gets one entry below it, however often the page is reloaded', () => {
    const tab = fakeTab()
    createVisitHistory(tab.window)
    const before = tab.entries()
    createVisitHistory(tab.window)
    expect(tab.entries()).toBe(before)
  })
})
