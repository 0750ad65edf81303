import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBootOverlay, type BootOverlayOptions } from './openBootOverlay.ts'
import { takeHandOver } from './handOver.ts'
import type { BootOverlays, FeatureBoot, TapBoot } from './pageBoot.ts'
import { jsx } from './react/jsxRuntime.ts'
import { Close, Content, Title } from './react/radixDialog.ts'
import { startBoot } from './startBoot.ts'

const find = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector)!
const early = () => document.querySelector('body > [data-early]')

const overlay = jsx('div', {
  children: [
    jsx('div', { 'data-part': 'sheet-scrim' }),
    jsx(Content, {
      children: [
        jsx(Title, { children: 'Bet slip' }),
        jsx('input', { id: 'stake' }),
        jsx('button', { id: 'more', children: 'More' }),
        jsx('button', { id: 'place', 'aria-disabled': 'true', children: 'Place' }),
        jsx(Close, { children: jsx('button', { id: 'close', children: 'Close' }) }),
      ],
    }),
  ],
})

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><button id="price">1.22</button></div>'
})
afterEach(() => {
  globalThis.kitEarly?.leave()
  takeHandOver()?.end()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const open = (work: Partial<BootOverlayOptions> = {}) =>
  openBootOverlay(overlay, find('#price'), { onClose: () => true, ...work })

describe('an overlay before React', () => {
  it('has the focus and a name, and the page behind it takes none', () => {
    open()
    const dialog = find('[role="dialog"]')
    expect(document.activeElement).toBe(dialog)
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe('Bet slip')
    expect(find('#root').hasAttribute('inert')).toBe(true)
  })

  it('counts the presses that it cannot answer, and those of a button that waits are none', () => {
    open({ onPress: ({ id }) => id === 'mine' })
    find('#more').click()
    find('#more').click()
    find('#place').click()
    expect(find('#more').dataset['kept']).toBe('2')
    expect(find('#place').dataset['kept']).toBeUndefined()
  })

  it('shows what is typed, and handles a press itself', () => {
    const onType = vi.fn<() => void>()
    open({ onType, onPress: () => true })
    find('#stake').dispatchEvent(new Event('input', { bubbles: true }))
    find('#more').click()
    expect(onType).toHaveBeenCalledOnce()
    expect(find('#more').dataset['kept']).toBeUndefined()
  })

  it.each([
    ['its button', () => find('#close').click()],
    ['a press beside it', () => find('[data-part="sheet-scrim"]').click()],
  ])('closes by %s, and the page is as it was', (_, close) => {
    open()
    close()
    expect(early()).toBeNull()
    expect(globalThis.kitEarly).toBeUndefined()
    expect(find('#root').hasAttribute('inert')).toBe(false)
    expect(document.activeElement).toBe(find('#price'))
  })

  it('is hidden if React opens it anyway, and React is then notified that it was closed', () => {
    open({ onClose: () => false })
    find('#close').click()
    expect(early()).toHaveProperty('hidden', true)
    expect(globalThis.kitEarly?.isClosed).toBe(true)
  })
})

describe('a tap on a prerendered page', () => {
  const boot: FeatureBoot = { asks: () => ['/api/home'], paint: () => Promise.resolve() }
  const opened = vi.fn<TapBoot['open']>(
    (_page, pressed, onClose) => void openBootOverlay(overlay, pressed, { onClose }),
  )
  const other = vi.fn<TapBoot['open']>()
  const parts: BootOverlays = {
    on: ['#price', '[data-opens="login"]'],
    load: async () => ({
      taps: [{ open: opened }, { open: other }],
      words: { own: 'Own' },
      given: { account: { demo: true } },
    }),
  }
  const ofThree = async () => ({
    ...(await parts.load()),
    taps: [opened, other, opened].map((open) => ({ open })),
  })
  const begin = (taps: BootOverlays = parts) => {
    const entry = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))
    const facts = {
      entry,
      sheets: [],
      behind: [],
      taps: [
        ['#price', [], 'login'],
        ['[data-opens="login"]', []],
        ['.price', []],
      ],
      locale: 'en-IN',
      messages: { page: 'Page' },
      flags: {},
      operator: '',
    }
    const script = document.body.appendChild(document.createElement('script'))
    script.type = 'application/json'
    script.id = 'kit-page'
    script.textContent = JSON.stringify(facts)
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ docs: {} }))
    startBoot([boot], taps)
  }
  beforeEach(() => {
    opened.mockClear()
    other.mockClear()
  })

  it('opens what answers it, with the words and options that came with it', async () => {
    begin()
    find('#price').click()
    await expect.poll(early).not.toBeNull()
    const [page] = opened.mock.calls[0]!
    expect(page.messages).toEqual({ page: 'Page', own: 'Own' })
    expect(page.given).toEqual({ account: { demo: true } })
  })

  it('asks a visitor to log in first', async () => {
    find('#root').insertAdjacentHTML('beforeend', '<button data-opens="login">Login</button>')
    begin()
    find('#price').click()
    await expect.poll(() => other.mock.calls.length).toBe(1)
    expect(opened).not.toHaveBeenCalled()
  })

  it('opens it once where it comes twice, and is kept for React', async () => {
    begin()
    find('#price').click()
    find('#price').click()
    await expect.poll(early).not.toBeNull()
    find('#price').click()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(document.querySelectorAll('body > [data-early]')).toHaveLength(1)
    expect(takeHandOver()?.end()).toEqual([find('#price')])
  })

  it('of two, the last is shown and kept', async () => {
    find('#root').insertAdjacentHTML('beforeend', '<button class="price">1.30</button>')
    begin({ ...parts, on: ['#price', '[data-opens="login"]', '.price'], load: ofThree })
    find('#price').click()
    find('.price').click()
    await expect.poll(() => globalThis.kitEarly?.opener).toBe(find('.price'))
    expect(document.querySelectorAll('body > [data-early]')).toHaveLength(1)
    expect(takeHandOver()?.end()).toEqual([find('.price')])
  })

  it('is forgotten where the player closes what it opened', async () => {
    begin()
    find('#price').click()
    await expect.poll(early).not.toBeNull()
    expect(find('#price').hasAttribute('data-kept')).toBe(true)
    find('#close').click()
    expect(find('#price').hasAttribute('data-kept')).toBe(false)
    expect(takeHandOver()?.end()).toEqual([])
  })

  it('opens nothing once React answers taps, nor where the part does not come', async () => {
    let come = () => {}
    const coming = new Promise<void>((resolve) => (come = resolve))
    begin({ ...parts, load: () => coming.then(parts.load) })
    find('#price').click()
    const handOver = takeHandOver()
    expect(handOver?.end()).toEqual([find('#price')])
    come()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(early()).toBeNull()
    begin({ ...parts, load: () => Promise.reject(new Error('Offline')) })
    find('#price').click()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(early()).toBeNull()
    expect(takeHandOver()?.end()).toEqual([find('#price')])
  })
})
