import '@kit/tokens'
import '@kit/tokens/brands/meridian'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll } from 'vitest'
import { page } from 'vitest/browser'

/**
 * Sets up a page of the dense brand without margins for a test file. Returns a function that renders into it; the page
 * is emptied after each test.
 */
export function meridianPage(): (shown: ReactNode) => void {
  let root: Root | undefined
  beforeAll(() => {
    Object.assign(document.documentElement.dataset, { brand: 'meridian', mode: 'dark', density: 'compact' })
  })
  afterEach(async () => {
    root?.unmount()
    document.body.replaceChildren()
    document.body.style.margin = ''
    await page.viewport(414, 896)
  })
  return (shown) => {
    document.body.style.margin = '0'
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(shown)
  }
}
