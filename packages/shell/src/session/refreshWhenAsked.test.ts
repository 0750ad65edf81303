import { pageRefreshed } from '@kit/sdk/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { safeStorage } from '../services/safeStorage.ts'
import { refreshWhenAsked } from './refreshWhenAsked.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function given({ random = 0.5 } = {}) {
  let ask = () => {}
  const held = new Map<string, string>()
  const isBusy = createStore<boolean>(() => false)
  const queries = new QueryClient()
  queries.setQueryData(['kept'], 1)
  const reload = vi.fn<() => void>()
  const stop = refreshWhenAsked({
    live: {
      on({ event }, listener) {
        expect(event).toBe(pageRefreshed.event)
        ask = () => listener({ message: '' } as never)
        return () => void (ask = () => {})
      },
    },
    queries,
    isBusy,
    browser: {
      tabStorage: safeStorage(() => ({
        getItem: (key) => held.get(key) ?? null,
        setItem: (key, value) => void held.set(key, value),
        removeItem: (key) => void held.delete(key),
      })),
      now: () => Date.now(),
      reload,
    },
    random: () => random,
  })
  return { ask: () => ask(), isBusy, queries, reload, stop }
}

it('SOCK-023 SOCK-024 clears its cache and reloads, spread over half a minute', () => {
  const { ask, queries, reload } = given()
  ask()
  vi.advanceTimersByTime(14_999)
  expect([reload.mock.calls.length, queries.getQueryData(['kept'])]).toEqual([0, 1])
  vi.advanceTimersByTime(1)
  expect([reload.mock.calls.length, queries.getQueryData(['kept'])]).toEqual([1, undefined])
})

it('waits for an order that has no answer, and reloads as soon as it has one', () => {
  const { ask, isBusy, reload } = given()
  isBusy.setState(true)
  ask()
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  isBusy.setState(false)
  expect(reload).toHaveBeenCalledOnce()
})

it('reloads at most once in five minutes, however often it is requested', () => {
  const { ask, reload } = given({ random: 0 })
  for (let minute = 0; minute < 5; minute += 1) {
    ask()
    vi.advanceTimersByTime(59_000)
  }
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  ask()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('SOCK-024 keeps what the page holds where it does not load again: asked too soon, or without a tab storage', () => {
  const { ask, queries, reload } = given({ random: 0 })
  ask()
  vi.advanceTimersByTime(1)
  queries.setQueryData(['profile'], 'of the page')
  ask()
  vi.advanceTimersByTime(1)
  expect([reload.mock.calls.length, queries.getQueryData(['profile'])]).toEqual([1, 'of the page'])
})

it('does nothing once it has stopped, asked before or after', () => {
  const { ask, reload, stop } = given()
  ask()
  stop()
  ask()
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
})
