import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeHandOver } from './handOver.ts'
import type { BootPage, FeatureBoot } from './pageBoot.ts'
import { startBoot } from './startBoot.ts'

declare global {
  var loadedSites: string[]
}

const home = '/api/home'
const answered =
  (docs: unknown, status = 200) =>
  async () =>
    Response.json({ docs }, { status })
const never = () => new Promise<never>(() => {})
let entry: string

function open(rootHtml = '<p>Prerendered</p>'): void {
  const code = `globalThis.loadedSites.push(import.meta.url)`
  entry = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const facts = {
    entry,
    sheets: ['data:text/css,'],
    behind: [],
    taps: [
      ['.price', ['/slip.css', '/slip.js']],
      ['.other', ['/other.js']],
      ['[data-opens="login"]', ['/tap-login.js']],
      ['.asking', ['/tap-slip.js'], 'login'],
    ],
    locale: 'en-IN',
    messages: { a: 'A' },
    flags: {},
    operator: '',
  }
  document.body.innerHTML = `<div id="root">${rootHtml}</div><script type="application/json" id="kit-page"></script>`
  document.getElementById('kit-page')!.textContent = JSON.stringify(facts)
}

const paints = (paint: FeatureBoot['paint'], asks: readonly string[] = [home]): FeatureBoot => ({
  asks: () => asks,
  paint,
})
const isLoaded = () => globalThis.loadedSites.includes(entry)
const until = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(() => {
  globalThis.loadedSites = []
  open()
})
afterEach(() => {
  takeHandOver()?.end()
  vi.restoreAllMocks()
  globalThis.kitAsked = undefined
  document.body.replaceChildren()
  for (const sheet of document.head.querySelectorAll('link[href="data:text/css,"]')) sheet.remove()
  for (const part of document.head.querySelectorAll('link[href^="/slip"]')) part.remove()
})

describe('the site of a prerendered page', () => {
  it('is loaded once the first prices have been painted, and not before', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answered({ home: 1 }))
    let painted = () => {}
    const holding = new Promise<void>((resolve) => (painted = resolve))
    startBoot([paints(() => holding)])
    await until(100)
    expect(isLoaded()).toBe(false)
    painted()
    await expect.poll(isLoaded).toBe(true)
  })

  it('is loaded at a tap, however long the prices take', async () => {
    open('<button>1.22</button>')
    startBoot([paints(never)])
    document.querySelector('button')!.click()
    await expect.poll(isLoaded, { timeout: 500 }).toBe(true)
  })

  it('comes with the parts that answer what was tapped, and with no others', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answered({}))
    open('<button class="price"><i>1.22</i></button>')
    startBoot([paints(never)])
    document.querySelector<HTMLElement>('i')!.click()
    const linked = [...document.head.querySelectorAll('link')].map((link) => [
      link.rel,
      new URL(link.href).pathname,
    ])
    expect(linked).toContainEqual(['preload', '/slip.css'])
    expect(linked).toContainEqual(['modulepreload', '/slip.js'])
    expect(linked).not.toContainEqual(['modulepreload', '/other.js'])
  })

  it('comes for a visitor with the parts of what is asked first, and for a player with those that answer', () => {
    const opened = (login: string) => {
      open(`${login}<button class="asking">1.22</button>`)
      startBoot([paints(never)])
      document.querySelector<HTMLElement>('.asking')!.click()
      takeHandOver()?.end()
      const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="/tap-"]')]
      for (const link of links) link.remove()
      return links.map(({ href }) => new URL(href).pathname)
    }
    vi.spyOn(globalThis, 'fetch').mockImplementation(answered({}))
    expect(opened('<button data-opens="login">Login</button>')).toEqual(['/tap-login.js'])
    expect(opened('')).toEqual(['/tap-slip.js'])
  })

  it('is loaded when a feature cannot paint', async () => {
    startBoot([paints(() => Promise.reject(new Error('Broken')))])
    await expect.poll(isLoaded, { timeout: 500 }).toBe(true)
  })

  it('is loaded when a feature throws before it has a promise', async () => {
    startBoot([
      paints(() => {
        throw new Error('Broken')
      }),
    ])
    await expect.poll(isLoaded, { timeout: 500 }).toBe(true)
  })

  it('is loaded after one second at the latest, whatever the operator answers', async () => {
    startBoot([paints(never)])
    await until(700)
    expect(isLoaded()).toBe(false)
    await expect.poll(isLoaded, { timeout: 1_500 }).toBe(true)
  })

  it('is loaded at once where nothing is asked on the path', async () => {
    const paint = vi.fn<FeatureBoot['paint']>(never)
    startBoot([paints(paint, [])])
    await expect.poll(isLoaded, { timeout: 500 }).toBe(true)
    expect(paint).not.toHaveBeenCalled()
  })

  it('is loaded at once where the root is empty: in another language', async () => {
    open('')
    const paint = vi.fn<FeatureBoot['paint']>(never)
    startBoot([paints(paint)])
    await expect.poll(isLoaded, { timeout: 500 }).toBe(true)
    expect(paint).not.toHaveBeenCalled()
  })

  it('is loaded once, even if a tap, the paint and the timeout all request it', async () => {
    open('<button>1.22</button>')
    startBoot([paints(async () => {})])
    document.querySelector('button')!.click()
    await until(1_200)
    expect(globalThis.loadedSites).toEqual([entry])
  })
})

describe('what a boot asks the operator', () => {
  it('is asked once for all features and handed over to the site, without what surrounds the docs', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answered({ home: 1 }))
    const seen: unknown[] = []
    const asking = paints(async ({ ask }) => void seen.push(await ask(home)))
    startBoot([asking, asking])
    await expect.poll(() => seen).toEqual([{ home: 1 }, { home: 1 }])
    expect(fetched).toHaveBeenCalledTimes(1)
    const handOver = takeHandOver()
    await expect(handOver?.answers.get(home)).resolves.toEqual({ home: 1 })
    handOver?.end()
  })

  it('is not asked again where the head of the page has asked it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answered({ home: 1 }))
    globalThis.kitAsked = new Map([[home, Promise.resolve({ docs: { home: 'of the head' } })]])
    const seen: unknown[] = []
    startBoot([paints(async ({ ask }) => void seen.push(await ask(home), await ask('/api/other')))])
    await expect.poll(() => seen).toEqual([{ home: 'of the head' }, { home: 1 }])
    expect(fetched.mock.calls).toEqual([['/api/other']])
  })

  it.each([
    ['an error of the operator', answered('no', 500)],
    ['words that are no JSON', async () => new Response('<p>Sorry</p>')],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('rejects for %s', async (_what, answer) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
    let failure: unknown
    startBoot([paints(({ ask }) => ask(home).then(never, (error) => void (failure = error)))])
    await expect.poll(() => failure).toBeInstanceOf(Error)
  })

  it('is what the page says of itself: its path, words and locale', async () => {
    let seen: BootPage | undefined
    startBoot([paints(async (page) => void (seen = page))])
    await expect.poll(() => seen).toBeDefined()
    expect(seen).toMatchObject({ path: location.pathname, locale: 'en-IN', messages: { a: 'A' }, flags: {} })
    expect(seen?.root).toBe(document.getElementById('root'))
  })
})

describe('what a boot hands over', () => {
  it('is taken once', () => {
    startBoot([])
    const handOver = takeHandOver()
    expect(handOver).toBeDefined()
    expect(takeHandOver()).toBeUndefined()
    handOver?.end()
  })

  it('gives no answer any more once the site has given up on it, to the boot neither', async () => {
    let answer: (response: Response) => void = () => {}
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const painted = vi.fn<() => void>()
    startBoot([paints(async ({ ask }) => void (await ask(home), painted()))])
    const handOver = takeHandOver()
    await expect.poll(() => handOver?.answers.size).toBe(1)
    handOver?.giveUp()
    answer(Response.json({ docs: {} }))
    await expect(handOver?.answers.get(home)).rejects.toThrow('taken the page over')
    expect(painted).not.toHaveBeenCalled()
    handOver?.end()
  })

  it('lets a boot write the rest once the first of it is painted, and waits for it with the site', async () => {
    const steps: string[] = []
    startBoot([
      paints(async ({ painted }) => {
        requestAnimationFrame(() => steps.push('frame'))
        await painted()
        steps.push(isLoaded() ? 'too late' : 'rest')
      }),
    ])
    await expect.poll(isLoaded).toBe(true)
    expect(steps).toEqual(['frame', 'rest'])
  })

  it('has the rest written at once when the site takes the page over', async () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    const steps: string[] = []
    startBoot([
      paints(async ({ painted }) => {
        steps.push('first')
        await painted()
        steps.push('rest')
      }),
    ])
    const handOver = takeHandOver()
    await until(50)
    expect(steps).toEqual(['first'])
    handOver?.giveUp()
    await Promise.resolve()
    expect(steps).toEqual(['first', 'rest'])
    handOver?.end()
  })

  it('keeps nobody waiting for a frame that asks only then', async () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    let page: BootPage | undefined
    startBoot([paints(async (given) => void (page = given))])
    const handOver = takeHandOver()
    await expect.poll(() => page).toBeDefined()
    handOver?.giveUp()
    const painted = vi.fn<() => void>()
    void page?.painted().then(painted)
    await Promise.resolve()
    expect(painted).toHaveBeenCalled()
    handOver?.end()
  })

  it('adds the style sheets of the site, and waits for one that fails like for one that comes', async () => {
    startBoot([])
    const handOver = takeHandOver()
    await handOver?.style()
    expect(document.head.querySelectorAll('link[rel="stylesheet"][href="data:text/css,"]')).toHaveLength(1)
    handOver?.end()
  })
})
