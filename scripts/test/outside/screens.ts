import type { BrowserContext, Page, Request } from 'playwright'

/** A screen: its picture, and each element by its position in the document with its box and computed styles. */
export interface Screen {
  picture: Buffer
  elements: readonly string[]
}

interface Shown {
  name: string
  viewport: { width: number; height: number }
  /** Share of pixels that may differ if more than text does: prices change between two pictures. */
  mostPixels?: number
  /** A path of the site, or a function that opens the screen. */
  open: (page: Page, origin: string) => Promise<void>
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const at = (path: string) => async (page: Page, origin: string) => {
  await page.goto(`${origin}${path}`)
}

/** Screens with styles of the first page, of lazy pages, and of overlays. */
export const shownScreens: readonly Shown[] = [
  { name: 'landing', viewport: phone, open: at('/') },
  { name: 'casino', viewport: phone, open: at('/live-casino') },
  { name: 'rules', viewport: phone, open: at('/rules-and-regulation') },
  {
    name: 'event and what a price opens',
    viewport: desktop,
    mostPixels: 0.04,
    async open(page, origin) {
      await page.goto(origin)
      const event = await page.locator('a[href^="/events/"]').first().getAttribute('href')
      await page.goto(`${origin}${event}`)
      await settled(page)
      await page.locator('button[data-side="back"]:enabled').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** CSS properties that decide the look of an element, in addition to its box. */
const properties = `
  color background-color background-image opacity visibility display position font-family font-size font-weight
  line-height letter-spacing text-transform border-top-width border-top-color border-top-left-radius box-shadow
  padding gap z-index cursor transform overflow-x`
  .trim()
  .split(/\s+/)

const elementsOf = (page: Page) =>
  page.evaluate(
    (names) =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const box = [x, y, width, height].map((value) => Math.round(value)).join(' ')
        // URLs of files contain hashes, and the origin.
        const values = names.map((name) => style.getPropertyValue(name).replaceAll(/url\([^)]*\)/g, 'url()'))
        return `${element.tagName} ${box} ${values.join('|')}`
      }),
    properties,
  )

const patienceMs = 30_000
const betweenLooksMs = 250
const calmLooks = 2

/** Requests of a page without a response yet, except for the socket, which gets none. */
const asked = new WeakMap<Page, Set<Request>>()
function countRequests(page: Page): void {
  const open = new Set<Request>()
  asked.set(page, open)
  page.on('request', (request) => {
    if (!request.url().includes('/socket.io/')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Returns true if no element waits for a request that a worker may have sent. */
const isThere = (page: Page) => page.evaluate(() => !document.querySelector('[aria-busy="true"]'))

/**
 * Waits until the site has taken over the page and rendered its overlays, which load when the browser is idle, its
 * fonts are loaded, no request is in flight and nothing changes. Returns the last state.
 */
async function settled(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')?.firstElementChild ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  )
  await page.locator('[data-market-news]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const end = Date.now() + patienceMs
  let before: readonly string[] = []
  for (let calm = 0; calm < calmLooks;) {
    await page.waitForTimeout(betweenLooksMs)
    const now = await elementsOf(page)
    const isSame = now.length === before.length && now.every((line, index) => line === before[index])
    calm = isSame && asked.get(page)?.size === 0 && (await isThere(page)) ? calm + 1 : 0
    if (Date.now() > end) throw new Error(`${page.url()} keeps changing.`)
    before = now
  }
  return before
}

export async function lookAt(
  context: BrowserContext,
  { viewport, open }: Shown,
  origin: string,
): Promise<Screen> {
  const page = await context.newPage()
  try {
    countRequests(page)
    await page.setViewportSize(viewport)
    await open(page, origin)
    const elements = await settled(page)
    return { elements, picture: await page.screenshot({ animations: 'disabled', caret: 'hide' }) }
  } finally {
    await page.close()
  }
}
