import { vi } from 'vitest'
import { page } from 'vitest/browser'

/** The size of a page that no test has made larger or smaller. */
const size = { width: 414, height: 896 }

/** What a page says of itself before any test, kept over all files that share it. */
const firstAttributes = Symbol.for('kit: attributes of a fresh page')
declare global {
  interface Window {
    [firstAttributes]?: ReadonlyMap<Element, ReadonlyMap<string, string>>
  }
}

const attributesOf = (element: Element) =>
  new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? '']))

// Files share a page and its modules: each finds the page as the first one did.
const outermost = [document.documentElement, document.body]
const first = (window[firstAttributes] ??= new Map(outermost.map((one) => [one, attributesOf(one)])))
for (const element of outermost) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const [name, value] of first.get(element) ?? []) element.setAttribute(name, value)
}
document.body.replaceChildren()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
localStorage.clear()
sessionStorage.clear()
scrollTo(0, 0)
if (innerWidth !== size.width || innerHeight !== size.height) await page.viewport(size.width, size.height)
