import { getProfile } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { AssembledSite } from './assembledSite.ts'
import type { HandOver } from './boot/handOver.ts'
import { detectsTaps, isReplayedTap } from './boot/keepTaps.ts'
import type { Contributions } from './feature.ts'
import { hydrateSite } from './hydrateSite.tsx'
import { endOf, profileKey } from './session/keptProfile.ts'
import { player } from './testing/fakeSite.ts'

const never = () => new Promise<never>(() => {})

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle))
  return { promise, resolve, reject }
}

let unmount = () => {}
afterEach(() => {
  unmount()
  unmount = () => {}
  document.body.replaceChildren()
})

function Counter() {
  const [presses, setPresses] = useState<boolean[]>([])
  return (
    <button onClick={(event) => setPresses([...presses, isReplayedTap(event)])}>
      Pressed {String(presses.length)} {presses.join()}
    </button>
  )
}

interface Setting {
  page?: ReactNode
  html?: string
  answers?: Record<string, Promise<unknown>>
  contribution?: Contributions
  load?: () => Promise<unknown>
  style?: () => Promise<unknown>
  isTapped?: boolean
  site?: Pick<AssembledSite, 'browser' | 'services' | 'queryClient'>
}

function open({
  page = <Counter />,
  html = '<button>Pressed <!-- -->0<!-- --> <!-- --></button>',
  answers = {},
  contribution = {},
  load = async () => {},
  style = async () => {},
  isTapped = true,
  site: own,
}: Setting = {}) {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = html
  const errors: unknown[] = []
  const stop = vi.fn<() => void>()
  const start = vi.fn<() => () => void>(() => stop)
  const site = {
    router: { load },
    contributions: [contribution],
    queryClient: new QueryClient(),
    services: {
      onError: (error: unknown) => void errors.push(error),
      operator: { session: { get: () => null } },
    },
    ...own,
    start,
  } as unknown as AssembledSite
  const tooLate = deferred<never>()
  tooLate.promise.catch(() => {})
  const end = vi.fn<() => Element[]>(() => (isTapped ? [...element.querySelectorAll('button')] : []))
  const handOver: HandOver = {
    answers: new Map(
      Object.entries(answers).map(([address, answer]) => [address, Promise.race([answer, tooLate.promise])]),
    ),
    style,
    giveUp: () => tooLate.reject(new Error('Too late')),
    end,
  }
  const before = element.querySelector('button')
  unmount = hydrateSite(site, element, page, {}, handOver)
  return { element, errors, start, stop, end, before, unmount }
}

describe('a prerendered page', () => {
  it.each([
    { name: 'uses', ageMs: 59_000, calls: 0 },
    { name: 'reads again', ageMs: 61_000, calls: 1 },
  ])('AUTH-061 CONF-021 $name a kept profile of $ageMs ms', async ({ ageMs, calls }) => {
    const token = 'a.token.of-the-player'
    const kept = {
      of: endOf(token),
      atMs: Date.now() - ageMs,
      docs: z.encode(getProfile.response, player as never),
    }
    const call = vi.fn<() => Promise<unknown>>(async () => player)
    const client = { call } as never
    const queryClient = new QueryClient()
    const Name = () => <p>{useQuery(profileQuery(client)).data?.userName ?? 'Loading'}</p>
    const { errors, start, element } = open({
      page: (
        <QueryClientProvider client={queryClient}>
          <Name />
        </QueryClientProvider>
      ),
      html: '<p>Loading</p>',
      isTapped: false,
      site: {
        queryClient,
        browser: {
          tabStorage: { getItem: (key: string) => (key === profileKey ? JSON.stringify(kept) : null) },
        },
        services: { operator: { client, session: { get: () => ({ token }) } } },
      } as never,
    })
    const before = element.querySelector('p')
    await expect.poll(() => element.textContent).toBe(player.userName)
    await expect.poll(() => start.mock.calls.length).toBe(1)
    expect(element.querySelector('p')).toBe(before)
    expect(errors).toEqual([])
    expect(call).toHaveBeenCalledTimes(calls)
  })

  it('is hydrated without changes: the same nodes, no error, the site starts once', async () => {
    const { element, errors, start, before } = open()
    await expect.poll(() => start.mock.calls.length).toBe(1)
    expect(element.querySelector('button')).toBe(before)
    expect(errors).toEqual([])
  })

  it('answers what was tapped before, once, as a tap from before', async () => {
    const { element, end, before } = open()
    await expect.poll(() => element.textContent).toBe('Pressed 1 true')
    expect(end).toHaveBeenCalledTimes(1)
    before?.click()
    await expect.poll(() => element.textContent).toBe('Pressed 2 true,false')
  })

  it('answers early taps before the site starts, whose own requests would delay them', async () => {
    const seen: string[] = []
    const { start } = open({
      page: <button onClick={() => void seen.push(`tap, ${start.mock.calls.length} starts`)}>Pressed</button>,
      html: '<button>Pressed</button>',
    })
    await expect.poll(() => start.mock.calls.length).toBe(1)
    expect(seen).toEqual(['tap, 0 starts'])
  })

  it('answers what was tapped inside a boundary, which React takes over later than the page', async () => {
    const { element, before } = open({
      html: '<!--$--><button>Pressed <!-- -->0<!-- --> <!-- --></button><!--/$-->',
      page: (
        <Suspense>
          <Counter />
        </Suspense>
      ),
    })
    await expect.poll(() => element.textContent).toBe('Pressed 1 true')
    expect(element.querySelector('button')).toBe(before)
  })

  it('opens a menu of a part whose code loads later once, and not before, also below another root', async () => {
    const outer = createRoot(document.body)
    const Menu = () => (
      <>
        <button popoverTarget="menu">Account</button>
        <div id="menu" popover="auto">
          Welcome
        </div>
      </>
    )
    const code = deferred<{ default: typeof Menu }>()
    const Part = lazy(() => code.promise)
    const { element, before, start } = open({
      html: '<div data-detects-taps=""><!--$--><button popovertarget="menu">Account</button><div id="menu" popover="auto">Welcome</div><!--/$--></div>',
      page: (
        <div {...detectsTaps}>
          <Suspense>
            <Part />
          </Suspense>
        </div>
      ),
      isTapped: false,
    })
    const changes: boolean[] = []
    const menu = element.querySelector('#menu')!
    const isOpen = () => menu.matches(':popover-open')
    menu.addEventListener('beforetoggle', () => changes.push(!isOpen()))
    await expect.poll(() => start.mock.calls.length).toBe(1)
    before?.click()
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(changes).toEqual([])
    code.resolve({ default: Menu })
    await expect.poll(isOpen).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(changes).toEqual([true])
    outer.unmount()
  })

  it('answers a tap inside a part whose code loads after the page was taken over', async () => {
    const code = deferred<{ default: typeof Counter }>()
    const Part = lazy(() => code.promise)
    const { element, before, start } = open({
      html: '<div data-detects-taps=""><!--$--><button>Pressed <!-- -->0<!-- --> <!-- --></button><!--/$--></div>',
      page: (
        <div {...detectsTaps}>
          <Suspense>
            <Part />
          </Suspense>
        </div>
      ),
      isTapped: false,
    })
    await expect.poll(() => start.mock.calls.length).toBe(1)
    before?.click()
    before?.click()
    expect(before?.hasAttribute('data-kept')).toBe(true)
    code.resolve({ default: Counter })
    await expect.poll(() => element.textContent).toBe('Pressed 1 true')
    expect(element.querySelector('button')).toBe(before)
    before?.click()
    await expect.poll(() => element.textContent).toBe('Pressed 2 true,false')
  })

  it('is rendered again if React finds a difference, without an error report', async () => {
    const { element, errors, start } = open({ html: '<p>Another</p>' })
    await expect.poll(() => element.textContent).toContain('Pressed')
    await expect.poll(() => start.mock.calls.length).toBe(1)
    expect(errors).toEqual([])
  })

  it('waits for its pages and styles', async () => {
    const pages = deferred<void>()
    const styles = deferred<void>()
    const { start } = open({ load: () => pages.promise, style: () => styles.promise })
    pages.resolve()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(start).not.toHaveBeenCalled()
    styles.resolve()
    await expect.poll(() => start.mock.calls.length).toBe(1)
  })

  it('is taken over although a page cannot be loaded', async () => {
    const { start } = open({ load: () => Promise.reject(new Error('Lost')) })
    await expect.poll(() => start.mock.calls.length).toBe(1)
  })
})

describe('a page that was left by Back before it was taken over', () => {
  afterEach(() => history.replaceState(null, '', before))
  const before = location.href

  it('shows where the address is by then', async () => {
    const pages = deferred<void>()
    const load = vi.fn<() => Promise<unknown>>(() => pages.promise)
    const { start } = open({ load })
    history.replaceState(null, '', '?back')
    pages.resolve()
    await expect.poll(() => start.mock.calls.length).toBe(1)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is loaded once where the address stays', async () => {
    const load = vi.fn<() => Promise<unknown>>(async () => {})
    const { start } = open({ load })
    await expect.poll(() => start.mock.calls.length).toBe(1)
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('what the boot was answered', () => {
  it('is given to the features before the page is taken over', async () => {
    const seen: unknown[] = []
    const { start } = open({
      answers: { '/api/home': Promise.resolve('home') },
      contribution: {
        hydrate: async (answers) => {
          seen.push(await answers.get('/api/home'), start.mock.calls.length)
        },
      },
    })
    await expect.poll(() => start.mock.calls.length).toBe(1)
    expect(seen).toEqual(['home', 0])
  })

  it.each([
    ['never comes', never],
    ['is an error', () => Promise.reject(new Error('500'))],
  ])('does not hold the page when it %s: the site asks again', async (_what, answer) => {
    const given = vi.fn<(home: unknown) => void>()
    const { start, errors } = open({
      // Longer than a failure waits until it counts as unhandled.
      style: () => new Promise((resolve) => setTimeout(resolve, 50)),
      answers: { '/api/home': answer() },
      contribution: { hydrate: async (answers) => given(await answers.get('/api/home')) },
    })
    await expect.poll(() => start.mock.calls.length).toBe(1)
    expect(given).not.toHaveBeenCalled()
    expect(errors).toEqual([])
  })

  it('is not given to a site that runs already', async () => {
    const late = deferred<unknown>()
    const given = vi.fn<(home: unknown) => void>()
    const { start } = open({
      answers: { '/api/home': late.promise },
      contribution: { hydrate: async (answers) => given(await answers.get('/api/home')) },
    })
    await expect.poll(() => start.mock.calls.length).toBe(1)
    late.resolve('home')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(given).not.toHaveBeenCalled()
  })
})

describe('a site that is unmounted', () => {
  it('before it has taken the page over never does', async () => {
    const pages = deferred<void>()
    const { start, end, unmount: away } = open({ load: () => pages.promise })
    away()
    pages.resolve()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(start).not.toHaveBeenCalled()
    expect(end).toHaveBeenCalled()
  })

  it('stops its work and leaves nothing in the page', async () => {
    const { element, start, stop, unmount: away } = open()
    await expect.poll(() => start.mock.calls.length).toBe(1)
    away()
    expect(stop).toHaveBeenCalledTimes(1)
    expect(element.childNodes).toHaveLength(0)
  })
})
