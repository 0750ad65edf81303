import type { Login } from '@kit/sdk'
import { expect, it } from 'vitest'
import { warmWhenIdle } from './warmWhenIdle.ts'

it('loads ahead when the browser is idle: at start, and again after each login, until the site is taken down', () => {
  let login: Login | null = null
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  let warmed = 0
  const stop = warmWhenIdle(
    {
      get: () => login,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    (work) => {
      waiting.add(work)
      return () => waiting.delete(work)
    },
    () => (warmed += 1),
  )
  const rest = () => {
    for (const work of waiting) work()
    waiting.clear()
  }
  const becomes = (next: Login | null) => {
    login = next
    for (const listener of listeners) listener()
  }
  rest()
  expect(warmed).toBe(1)
  becomes({ token: 'one', userType: 'user' })
  expect(warmed).toBe(1)
  rest()
  expect(warmed).toBe(2)
  // Another change of the same login.
  becomes({ token: 'one', userType: 'user' })
  rest()
  expect(warmed).toBe(2)
  becomes(null)
  stop()
  rest()
  expect([warmed, listeners.size]).toEqual([2, 0])
})
