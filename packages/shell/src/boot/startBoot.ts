import { answeringTaps } from './answeringTaps.ts'
import { createEarly } from './createEarly.ts'
import { keepTaps } from './keepTaps.ts'
import type { BootOverlays, FeatureBoot, PageFacts } from './pageBoot.ts'

/** Time reserved for the first prices, in ms; after it the site loads in parallel. */
const lineFreeMs = 700

/** Longest delay before the site loads, in ms, whether or not the operator has answered. */
const longestMs = 1_000

declare global {
  /** The requests already sent by the script in the page's head. */
  var kitAsked: ReadonlyMap<string, Promise<unknown>> | undefined
}

/** Decodes the text of a packed answer (base64 of gzip) with the browser's own decompression. */
async function inflated(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
}

async function fetched(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

async function read(address: string): Promise<unknown> {
  const { docs } = (await (globalThis.kitAsked?.get(address) ?? fetched(address))) as { docs?: unknown }
  return typeof docs === 'string' ? inflated(docs) : docs
}

/** Resolves also on failure, because the site is usable without the style sheet. */
const loadStyles = (href: string) =>
  new Promise((resolve) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '' })
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', resolve)
    document.head.append(sheet)
  })

/**
 * Preloads what is needed after the first prices; earlier it would compete with them for bandwidth.
 */
function preload(attributes: { rel: string; as?: string; href: string }): void {
  const link = Object.assign(document.createElement('link'), attributes, { crossOrigin: '' })
  document.head.append(link)
}

const preloadPart = (href: string) =>
  preload(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href })

const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then))

/**
 * Starts a prerendered page: keeps taps, lets the features render their first prices, then loads
 * the site. A tap or an error loads the site at once.
 */
export function startBoot(boots: readonly FeatureBoot[], earlyTaps?: BootOverlays): void {
  const root = document.getElementById('root')
  const { entry, sheets, behind, taps, operator, earlySheet, ...facts } = JSON.parse(
    document.getElementById('kit-page')?.textContent ?? '{}',
  ) as PageFacts
  let isFetching = false
  const fetchSite = () => {
    if (isFetching) return
    isFetching = true
    for (const href of [entry, ...behind]) preload({ rel: 'modulepreload', href })
    for (const href of sheets) preload({ rel: 'preload', as: 'style', href })
  }
  let isLoading = false
  const loadSite = () => {
    if (isLoading) return
    isLoading = true
    fetchSite()
    // Not a script element: pages with trusted types refuse its URL.
    void import(/* @vite-ignore */ entry)
  }
  const answers = new Map<string, Promise<unknown>>()
  const tooLate = new AbortController()
  const orTooLate = new Promise<never>((_, reject) => {
    tooLate.signal.addEventListener('abort', () => reject(new Error('The site has taken the page over')))
  })
  // Avoids an unhandled rejection if no feature requested the address.
  orTooLate.catch(() => {})
  const ask = (address: string) => {
    const answer = answers.get(address) ?? Promise.race([read(operator + address), orTooLate])
    answers.set(address, answer)
    return answer
  }
  const path = location.pathname
  const painted = () =>
    new Promise<void>((resolve) => {
      if (tooLate.signal.aborted) resolve()
      afterPaint(resolve)
      tooLate.signal.addEventListener('abort', () => resolve())
    })
  const now = () => Date.now()
  const page = root?.firstElementChild ? { ...facts, root, path, ask, painted, now } : undefined
  const answering = answeringTaps(root, taps)
  const loadEarly = async ({ load }: BootOverlays) => {
    const [parts] = await Promise.all([load(), earlySheet === undefined ? undefined : loadStyles(earlySheet)])
    return parts
  }
  const early =
    page && earlyTaps && createEarly(page, answering, { ...earlyTaps, load: () => loadEarly(earlyTaps) })
  const kept = keepTaps((pressed) => {
    early?.show(pressed, { isKept: () => kept.has(pressed), onClose: () => kept.forget(pressed) })
    loadSite()
    for (const [, addresses] of answering(pressed)) addresses.forEach(preloadPart)
  })
  globalThis.kitBoot = {
    answers,
    style: () => Promise.all(sheets.map(loadStyles)),
    giveUp: () => tooLate.abort(),
    end: () => kept.end(),
  }

  if (!page || boots.every((boot) => boot.asks(path).length === 0)) return loadSite()
  setTimeout(fetchSite, lineFreeMs)
  setTimeout(loadSite, longestMs)
  const fetchBehind = () => {
    early?.load()
    fetchSite()
  }
  const paint = async () => {
    const paints = boots.map(async (boot) => boot.paint(page))
    // The network is idle now, while a slow processor is still rendering.
    void Promise.allSettled(answers.values()).then(fetchBehind)
    // A failed paint leaves its placeholder until the site requests the answer again and reports the error.
    await Promise.allSettled(paints)
    afterPaint(loadSite)
  }
  void paint()
}
