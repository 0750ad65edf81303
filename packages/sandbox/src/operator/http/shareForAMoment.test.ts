import { expect, it } from 'vitest'
import { shareForAMoment } from './shareForAMoment.ts'

it('returns the same value for a moment, then another, in whichever direction the clock changes', () => {
  let nowMs = 1000
  const share = shareForAMoment<object>(() => nowMs)
  const first = share('a', () => ({}))
  nowMs += 249
  expect(share('a', () => ({}))).toBe(first)
  expect(share('b', () => ({}))).not.toBe(first)
  nowMs += 1
  const second = share('a', () => ({}))
  expect(second).not.toBe(first)
  nowMs -= 10_000
  expect(share('a', () => ({}))).not.toBe(second)
})

it('keeps a bounded number of values, the newest', () => {
  const share = shareForAMoment<object>(() => 0)
  const first = share('first', () => ({}))
  for (let at = 0; at < 63; at += 1) share(`other ${at}`, () => ({}))
  expect(share('first', () => ({}))).toBe(first)
  const last = share('last', () => ({}))
  expect(share('first', () => ({}))).not.toBe(first)
  expect(share('last', () => ({}))).toBe(last)
})
