import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createToastQueue, Toasts, type ToastQueue } from './index.ts'

let root: Root
let queue: ToastQueue
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(() => {
  document.documentElement.dataset['brand'] = 'aurora'
  document.documentElement.dataset['mode'] = 'dark'
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  queue = createToastQueue()
  root.render(<Toasts queue={queue} labels={{ region: 'Messages', close: 'Close' }} />)
})
afterEach(() => root.unmount())

it('ERR-001 shows a message at the top right', async () => {
  queue.show('Copied to clipboard', { stayMs: 'until-closed' })
  const toast = page.getByText('Copied to clipboard').first()
  await expect.element(toast).toBeVisible()
  const box = toast.element().getBoundingClientRect()
  expect(box.top).toBeLessThan(window.innerHeight / 4)
  expect(window.innerWidth - box.right).toBeLessThan(100)
})

it('ERR-002 removes a message after two seconds, but not while the pointer is on it', async () => {
  queue.show('Login Successful')
  await pause(1600)
  expect(queue.get()).toHaveLength(1)
  await vi.waitFor(() => expect(queue.get()).toHaveLength(0), { timeout: 2000 })
  queue.show('Bet placed')
  await userEvent.hover(page.getByText('Bet placed').first())
  await pause(2600)
  expect(queue.get()).toHaveLength(1)
})
