import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sendInTurn } from './sendInTurn.ts'

interface Item {
  id: number
  group: string
  ticks: number
  mayFollow: boolean
}

const items = fc
  .array(
    fc.record({
      group: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      ticks: fc.nat({ max: 5 }),
      mayFollow: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all): Item[] => all.map((item, id) => ({ ...item, id })))

it('sends each item at most once, those of a group in turn and none after one that stops its group, for a limited number of groups at once', async () => {
  await fc.assert(
    fc.asyncProperty(items, fc.integer({ min: 1, max: 4 }), async (all, most) => {
      const sent: Item[] = []
      const underWay: Item[] = []
      await sendInTurn(
        all,
        ({ group }) => group,
        most,
        async (item) => {
          expect(underWay.some(({ group }) => group === item.group)).toBe(false)
          sent.push(item)
          underWay.push(item)
          expect(underWay.length).toBeLessThanOrEqual(most)
          for (let left = item.ticks; left > 0; left -= 1) await Promise.resolve()
          underWay.splice(underWay.indexOf(item), 1)
          return item.mayFollow
        },
      )
      for (const group of new Set(all.map((item) => item.group))) {
        const own = all.filter((item) => item.group === group)
        const held = own.findIndex(({ mayFollow }) => !mayFollow)
        const expected = held < 0 ? own : own.slice(0, held + 1)
        expect(sent.filter((item) => item.group === group)).toEqual(expected)
      }
    }),
  )
})
