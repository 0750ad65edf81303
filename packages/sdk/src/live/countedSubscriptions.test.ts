import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedSubscriptions } from './countedSubscriptions.ts'

describe('counted subscriptions', () => {
  it('begin and end exactly at the edges, whatever the order of screens', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.boolean())), (steps) => {
        const open = new Set<string>()
        const subscriptions = countedSubscriptions({
          begin: (id) => {
            expect(open.has(id)).toBe(false)
            open.add(id)
          },
          end: (id) => expect(open.delete(id)).toBe(true),
        })
        const held: Record<string, (() => void)[]> = { a: [], b: [] }
        for (const [id, isIn] of steps) {
          if (isIn) held[id]!.push(subscriptions.follow(id))
          else held[id]!.pop()?.()
          expect(open.has(id)).toBe(held[id]!.length > 0)
        }
      }),
    )
  })
})
