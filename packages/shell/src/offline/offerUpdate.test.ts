import { createToastQueue } from '@kit/ui'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { offerUpdate } from './offerUpdate.ts'

function offered() {
  const toasts = createToastQueue()
  const isBusy = createStore<boolean>(() => false)
  const onReload = vi.fn(() => Promise.resolve())
  const stop = offerUpdate({
    toasts,
    held: [isBusy],
    words: { text: 'A new version is ready', reload: 'Reload' },
    onReload,
  })
  return { toasts, isBusy, onReload, stop, texts: () => toasts.get().map(({ text }) => text) }
}

it('offers a new version until it is answered, and reloads on a press only', () => {
  const { toasts, onReload, texts } = offered()
  expect(texts()).toEqual(['A new version is ready'])
  expect(toasts.get()[0]?.stayMs).toBe('until-closed')
  expect(onReload).not.toHaveBeenCalled()
  toasts.get()[0]?.action?.onPress()
  expect(onReload).toHaveBeenCalledTimes(1)
})

it('waits while an order has no answer, and steps back when one begins', () => {
  const { isBusy, texts, stop } = offered()
  isBusy.setState(true, true)
  expect(texts()).toEqual([])
  isBusy.setState(false, true)
  expect(texts()).toEqual(['A new version is ready'])
  stop()
  expect(texts()).toEqual([])
})

it('is not offered again once it was closed', () => {
  const { toasts, isBusy, texts } = offered()
  toasts.dismiss(toasts.get()[0]?.id ?? 0)
  isBusy.setState(true, true)
  isBusy.setState(false, true)
  toasts.show('Copied to clipboard')
  expect(texts()).toEqual(['Copied to clipboard'])
})
