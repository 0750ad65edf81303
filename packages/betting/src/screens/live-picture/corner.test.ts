import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cornerByKey, corners, nearestCorner, nextCorner, saveCorner, savedCorner } from './corner.ts'

const anyCorner = fc.constantFrom(...corners)

it('goes through all corners and returns to the first', () => {
  fc.assert(
    fc.property(anyCorner, (first) => {
      const way = [first]
      for (let step = 0; step < 3; step += 1) way.push(nextCorner(way.at(-1)!))
      expect(new Set(way).size).toBe(4)
      expect(nextCorner(way.at(-1)!)).toBe(first)
    }),
  )
})

it.each([
  { corner: 'bottomEnd', key: 'ArrowUp', leads: 'topEnd', mirrored: 'topEnd' },
  { corner: 'bottomEnd', key: 'ArrowLeft', leads: 'bottomStart', mirrored: 'bottomEnd' },
  { corner: 'topStart', key: 'ArrowRight', leads: 'topEnd', mirrored: 'topStart' },
  { corner: 'topStart', key: 'ArrowDown', leads: 'bottomStart', mirrored: 'bottomStart' },
] as const)('an arrow moves in its direction: $key from $corner', ({ corner, key, leads, mirrored }) => {
  expect(cornerByKey(corner, key, false)).toBe(leads)
  expect(cornerByKey(corner, key, true)).toBe(mirrored)
})

it('ignores other keys', () => {
  for (const key of ['Enter', ' ', 'Tab', 'Home']) expect(cornerByKey('topEnd', key, false)).toBeUndefined()
})

it('moves to the corner of the quarter of the screen in which it is dropped', () => {
  const screen = { width: 390, height: 844 }
  expect(nearestCorner({ x: 20, y: 20 }, screen, false)).toBe('topStart')
  expect(nearestCorner({ x: 300, y: 800 }, screen, false)).toBe('bottomEnd')
  expect(nearestCorner({ x: 300, y: 800 }, screen, true)).toBe('bottomStart')
})

it('stores the corner in the browser, and ignores other stored values', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  expect(savedCorner(storage, false)).toBe('bottomEnd')
  expect(savedCorner(storage, true)).toBe('bottomStart')
  saveCorner(storage, 'topStart')
  expect(savedCorner(storage, true)).toBe('topStart')
  for (const key of kept.keys()) kept.set(key, '<svg>')
  expect(savedCorner(storage, false)).toBe('bottomEnd')
  expect(savedCorner(storage, true)).toBe('bottomStart')
})
