import { vi } from 'vitest'
import { page } from 'vitest/browser'

/** Size in px. */
const size = { width: 414, height: 896 }

/** Attributes of the page before any test, shared by all files on that page. */
const firstAttributes = Symbol.for('kit: attributes of a fresh page')
declare global {
  interface Window {
    [firstAttributes]?: ReadonlyMap<Element, ReadonlyMap<string, string>>
  }
}

const attributesOf = (element: Element) =>
  new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? '']))

// Files share a page and its modules: each starts with the attributes that the first one found.
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
