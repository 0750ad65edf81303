import { expect, it, vi } from 'vitest'
import { createToastQueue } from './toastQueue.ts'

it('ERR-002 shows a toast for two seconds by default', () => {
  const queue = createToastQueue()
  queue.show('Login Successful')
  queue.show('Refresh The Page', { stayMs: 'until-closed' })
  expect(queue.get().map((toast) => toast.stayMs)).toEqual([2000, 'until-closed'])
})

it('shows the same text once, and restarts its time', () => {
  const queue = createToastQueue()
  const first = queue.show('Bet placed')
  const second = queue.show('Bet placed')
  expect(queue.get().map((toast) => toast.id)).toEqual([second])
  expect(second).not.toBe(first)
})

it('keeps four at most and notifies its listeners of every change', () => {
  const queue = createToastQueue()
  const listener = vi.fn<() => void>()
  const leave = queue.subscribe(listener)
  for (const text of ['a', 'b', 'c', 'd', 'e']) queue.show(text)
  expect(queue.get().map((toast) => toast.text)).toEqual(['b', 'c', 'd', 'e'])
  queue.dismiss(queue.get()[0]?.id ?? 0)
  queue.dismiss(999)
  expect(listener).toHaveBeenCalledTimes(6)
  leave()
  queue.show('f')
  expect(listener).toHaveBeenCalledTimes(6)
})
