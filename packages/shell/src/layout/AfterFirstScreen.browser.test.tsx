import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { AfterFirstScreen } from './AfterFirstScreen.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const element = () => document.body.appendChild(document.createElement('div'))
const parts = (
  <>
    <AfterFirstScreen>answer</AfterFirstScreen>
    <AfterFirstScreen waitsForIdle>, rest</AfterFirstScreen>
  </>
)

it('a page that is taken over has what answers a tap at once, and the rest when the browser is idle', async () => {
  let idle = () => {}
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((work) => {
    idle = () => work({ didTimeout: false, timeRemaining: () => 1 })
    return 1
  })
  const page = element()
  root = hydrateRoot(page, parts)
  await expect.poll(() => page.textContent).toBe('answer')
  idle()
  await expect.poll(() => page.textContent).toBe('answer, rest')
})

it('a page that was not prerendered has both at once', () => {
  const page = element()
  root = createRoot(page)
  flushSync(() => root!.render(parts))
  expect(page.textContent).toBe('answer, rest')
})
