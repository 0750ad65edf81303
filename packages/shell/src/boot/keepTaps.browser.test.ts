import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectsTaps, isReplayedTap, keepTaps, replayTaps } from './keepTaps.ts'

let end: () => Element[] = () => []
const received = vi.fn<() => void>()
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root">
      <a id="link" href="#elsewhere"><b id="inside">Event</b></a>
      <a id="window" href="about:blank" target="_blank">Licence</a>
      <button id="one">1.22</button><button id="two">5.20</button>
      <button id="three">3</button><button id="four">4</button>
      <p id="words">Words</p>
    </div>
    <button id="outside">Outside</button>`
  end = keepTaps(received).end
})
afterEach(() => {
  end()
  received.mockReset()
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname + location.search)
})

const tap = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }),
  )

describe('taps before React', () => {
  it('are kept in order, with the link or button they were meant for, and reach no other listener', () => {
    const others = vi.fn<() => void>()
    find('#one').addEventListener('click', others)
    expect(tap('#inside')).toBe(false)
    expect(tap('#one')).toBe(false)
    expect(location.hash).toBe('')
    expect(others).not.toHaveBeenCalled()
    expect(received).toHaveBeenCalledTimes(2)
    expect(end()).toEqual([find('#link'), find('#one')])
  })

  it('are three at most, and a second tap on the same is the first one', () => {
    for (const selector of ['#one', '#one', '#two', '#three', '#four']) tap(selector)
    expect(end()).toEqual([find('#one'), find('#two'), find('#three')])
  })

  it('are seen until they are answered, and only those that are kept', () => {
    for (const selector of ['#one', '#two', '#three', '#four']) tap(selector)
    const marked = () => [...document.querySelectorAll('[data-kept]')].map(({ id }) => id)
    expect(marked()).toEqual(['one', 'two', 'three'])
    replayTaps(end())
    expect(marked()).toEqual([])
  })

  it.each([
    ['with Control', '#link', { ctrlKey: true }],
    ['with Command', '#link', { metaKey: true }],
    ['with Shift', '#link', { shiftKey: true }],
    ['with Alt', '#link', { altKey: true }],
    ['on a link to a window of its own', '#window', {}],
  ] as const)('are left to the browser %s', (_what, selector, modifier) => {
    const arrived = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    find(selector).addEventListener('click', arrived)
    tap(selector, modifier)
    expect(arrived).toHaveBeenCalledTimes(1)
    expect(received).not.toHaveBeenCalled()
    expect(end()).toEqual([])
  })

  it('that precede the bootstrap script are kept first, as recorded in the head of the page', () => {
    end()
    globalThis.kitTapped = () => new Set([find('#two'), find('#three')])
    end = keepTaps(received).end
    globalThis.kitTapped = undefined
    tap('#one')
    expect(received).toHaveBeenCalledTimes(3)
    expect(end()).toEqual([find('#two'), find('#three'), find('#one')])
  })

  it('on words, or outside the root, are nobody’s', () => {
    expect(tap('#words')).toBe(true)
    expect(tap('#outside')).toBe(true)
    expect(received).not.toHaveBeenCalled()
    expect(end()).toEqual([])
  })

  it('are no longer kept once the boot has ended', () => {
    end()
    const answered = vi.fn<() => void>()
    find('#one').addEventListener('click', answered)
    tap('#one')
    expect(answered).toHaveBeenCalledTimes(1)
    expect(received).not.toHaveBeenCalled()
  })
})

describe('taps that are repeated', () => {
  it('press each element once, and are distinguishable from new taps', () => {
    tap('#one')
    tap('#two')
    const pressed: [id: string, isKept: boolean][] = []
    document.body.addEventListener('click', (event) =>
      pressed.push([(event.target as Element).id, isReplayedTap(event)]),
    )
    replayTaps(end())
    tap('#one')
    expect(pressed).toEqual([
      ['one', true],
      ['two', true],
      ['one', false],
    ])
  })

  it('press as a mouse does, down first: tabs answer that', () => {
    tap('#one')
    const receivedBy: string[] = []
    for (const kind of ['mousedown', 'click'])
      find('#one').addEventListener(kind, ({ type }) => receivedBy.push(type))
    replayTaps(end())
    expect(receivedBy).toEqual(['mousedown', 'click'])
  })

  it('leave out elements that are no longer in the page', () => {
    tap('#one')
    const one = find('#one')
    const pressed = vi.fn<() => void>()
    one.addEventListener('click', pressed)
    one.remove()
    replayTaps(end())
    expect(pressed).not.toHaveBeenCalled()
  })

  it('wait, in their order, for what React keeps events from because its code is still coming', async () => {
    tap('#one')
    tap('#two')
    const taps = end()
    let isBlocked = true
    find('#root').addEventListener('click', (event) => isBlocked && event.stopPropagation(), true)
    const pressed: string[] = []
    document.body.addEventListener('click', (event) => pressed.push((event.target as Element).id))
    replayTaps(taps)
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(pressed).toEqual([])
    expect(find('#one').hasAttribute('data-kept')).toBe(true)
    isBlocked = false
    await vi.waitFor(() => expect(pressed).toEqual(['one', 'two']))
    expect(document.querySelector('[data-kept]')).toBeNull()
  })

  it('wait for what React is taking over at this moment, and gives no event to', async () => {
    const root = find('#root')
    root.dataset['detectsTaps'] = ''
    tap('#one')
    const taps = end()
    let isReact = false
    root.addEventListener(
      'click',
      (event) => isReact && detectsTaps.onClickCapture({ nativeEvent: event }),
      true,
    )
    replayTaps(taps)
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(find('#one').hasAttribute('data-kept')).toBe(true)
    isReact = true
    const pressed = vi.fn<() => void>()
    find('#one').addEventListener('click', pressed)
    await vi.waitFor(() => expect(find('#one').hasAttribute('data-kept')).toBe(false))
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('press the link to the same path if React rendered it again', () => {
    tap('#inside')
    const again = find('#link').cloneNode(true) as HTMLElement
    find('#link').replaceWith(again)
    const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    again.addEventListener('click', pressed)
    replayTaps(end())
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('press the button with the same name when React has rendered it again', async () => {
    find('#one').dataset['tap'] = 'account'
    tap('#one')
    const again = find('#one').cloneNode(true) as HTMLElement
    find('#one').remove()
    replayTaps(end())
    await new Promise((resolve) => setTimeout(resolve, 120))
    const pressed = vi.fn<() => void>()
    again.addEventListener('click', pressed)
    find('#root').append(again)
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('press with the keyboard counts like a tap: a click without a pointer', () => {
    tap('#one', { detail: 0 })
    expect(end()).toEqual([find('#one')])
  })
})
