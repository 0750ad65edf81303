import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batched } from './batched.ts'

function heldWork<Asked>() {
  const batches: { asked: readonly Asked[]; end(): void; fail(error: Error): void }[] = []
  const work = (asked: readonly Asked[]) =>
    new Promise<readonly Asked[]>((resolve, reject) => {
      batches.push({ asked, end: () => resolve(asked), fail: reject })
    })
  const begun = async (count: number) => {
    while (batches.length < count) await new Promise((resolve) => setImmediate(resolve))
    return batches[count - 1]!
  }
  return { work, begun, batches }
}

describe('batched work', () => {
  it('starts a single call immediately, and batches calls that arrive meanwhile', async () => {
    const { work, begun } = heldWork<number>()
    const ask = batched({ run: work, maxSize: 10 })
    const first = ask(1)
    expect((await begun(1)).asked).toEqual([1])
    const others = [2, 3, 4].map(ask)
    ;(await begun(1)).end()
    expect(await first).toBe(1)
    expect((await begun(2)).asked).toEqual([2, 3, 4])
    ;(await begun(2)).end()
    expect(await Promise.all(others)).toEqual([2, 3, 4])
    const alone = ask(5)
    ;(await begun(3)).end()
    expect(await alone).toBe(5)
  })

  it('puts two items with the same key into different batches, the earlier first', async () => {
    const { work, begun } = heldWork<string>()
    const ask = batched({ run: work, maxSize: 10, keyOf: (asked) => asked[0] ?? '' })
    const done = ['a1', 'a2', 'b1', 'a3', 'b2'].map(ask)
    for (const [index, batch] of [['a1', 'b1'], ['a2', 'b2'], ['a3']].entries()) {
      const { asked, end } = await begun(index + 1)
      expect(asked).toEqual(batch)
      end()
    }
    expect(await Promise.all(done)).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('repeats a failed batch item by item, so that only the faulty item fails', async () => {
    const batches: (readonly number[])[] = []
    const ask = batched<number, number>({
      maxSize: 10,
      async run(batch) {
        batches.push(batch)
        if (batch.includes(3)) throw new Error(`no ${batch.join()}`)
        return batch.map((asked) => asked * 10)
      },
    })
    const done = await Promise.allSettled([1, 2, 3, 4].map(ask))
    expect(done.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      10,
      20,
      'Error: no 3',
      40,
    ])
    expect(batches).toEqual([[1, 2, 3, 4], [1], [2], [3], [4]])
    expect(await ask(5)).toBe(50)
  })

  it('starts the next batch while one is slow, but without keys of the slow one', async () => {
    const { work, begun, batches } = heldWork<string>()
    const ask = batched({ run: work, maxSize: 10, keyOf: (asked) => asked[0] ?? '', patienceMs: 20 })
    const slow = ask('a1')
    expect((await begun(1)).asked).toEqual(['a1'])
    const [sameKey, other] = [ask('a2'), ask('b1')]
    const second = await begun(2)
    expect(second.asked).toEqual(['b1'])
    second.end()
    expect(await other).toBe('b1')
    expect(batches).toHaveLength(2)
    batches[0]?.end()
    expect(await slow).toBe('a1')
    const third = await begun(3)
    expect(third.asked).toEqual(['a2'])
    third.end()
    expect(await sameKey).toBe('a2')
  })

  it('runs no more than a few batches at the same time, however slow they are', async () => {
    const { work, begun, batches } = heldWork<number>()
    const ask = batched({ run: work, maxSize: 1, patienceMs: 5 })
    const all = [1, 2, 3, 4, 5, 6].map(ask)
    await begun(4)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(batches).toHaveLength(4)
    for (let count = 1; count <= 6; count++) (await begun(count)).end()
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('processes every item exactly once, in batches up to the maximum size, for any timing', async () => {
    const asked = fc.array(fc.record({ key: fc.nat(3), turns: fc.nat(3) }), { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 5 }), async (orders, most) => {
        const did: number[] = []
        const ask = batched<number, number>({
          maxSize: most,
          keyOf: (index) => String(orders[index]?.key),
          async run(batch) {
            expect(batch.length).toBeLessThanOrEqual(most)
            expect(new Set(batch.map((index) => orders[index]?.key)).size).toBe(batch.length)
            await new Promise((resolve) => setImmediate(resolve))
            did.push(...batch)
            return batch
          },
        })
        const done: Promise<number>[] = []
        for (const [index, { turns }] of orders.entries()) {
          for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
          done.push(ask(index))
        }
        expect(await Promise.all(done)).toEqual(orders.map((_order, index) => index))
        expect(did.toSorted((one, other) => one - other)).toEqual(orders.map((_order, index) => index))
        for (const key of new Set(orders.map((order) => order.key))) {
          const own = did.filter((index) => orders[index]?.key === key)
          expect(own).toEqual(own.toSorted((one, other) => one - other))
        }
      }),
    )
  })
})
