import { afterEach, expect, it, vi } from 'vitest'
import { askToNotify, mayAskToNotify } from './askToNotify.ts'

afterEach(() => void vi.unstubAllGlobals())

const browser = (permission: string, requestPermission: () => Promise<string>) =>
  vi.stubGlobal('Notification', { permission, requestPermission })

it('NOTIF-004 only logs a player’s refusal, or a browser without notifications', async () => {
  const onError = vi.fn<(error: unknown, where: string) => void>()
  browser('default', async () => 'denied')
  expect(mayAskToNotify()).toBe(true)
  await askToNotify(onError)
  browser('default', () => Promise.reject(new Error('insecure')))
  await askToNotify(onError)
  vi.stubGlobal('Notification', undefined)
  expect(mayAskToNotify()).toBe(false)
  await askToNotify(onError)
  expect(onError).toHaveBeenCalledTimes(3)
})

it('logs nothing when the player allows them', async () => {
  const onError = vi.fn<(error: unknown, where: string) => void>()
  browser('default', async () => 'granted')
  await askToNotify(onError)
  expect(onError).not.toHaveBeenCalled()
})
