import { gzipSync } from 'node:zlib'
import { replaceEqualDeep } from '@tanstack/query-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getHome, getMarketGroup } from '../contract/market.ts'
import { marketGroup } from '../testing/marketGroup.ts'
import { fakeWorker } from '../testing/fakeWorker.ts'
import { wireArbitrary } from '../testing/wireArbitrary.ts'
import { workerFromBytes, readCompressedAnswer } from './compressedAnswer.ts'
import type { DecodeWorker } from './workerDecoder.ts'
import { pack } from './packedMarkets.ts'
import { unpack } from './unpackMarkets.ts'

const bodyOf = (wire: unknown): ArrayBuffer => {
  const docs = gzipSync(JSON.stringify(wire)).toString('base64')
  return new TextEncoder().encode(JSON.stringify({ docs })).buffer
}

describe('an answer that was packed and unpacked', () => {
  it.each([
    ['home', getHome],
    ['markets', getMarketGroup],
  ] as const)('is what the contract reads: %s', (shape, { response }) => {
    fc.assert(
      fc.property(wireArbitrary(response), (wire) => {
        const packed = structuredClone(pack(shape, bodyOf(wire)))
        expect(unpack(shape, packed)).toEqual(z.decode(response, wire as never))
      }),
      { numRuns: 50 },
    )
  })

  it('reads the runners of a market when they are looked at, once, and gives them to a copy too', () => {
    const [wire] = marketGroup(1)
    const [market] = unpack('markets', pack('markets', bodyOf([wire]))) as never as { runners: unknown[] }[]
    expect(Object.getOwnPropertyDescriptor(market, 'runners')?.get).toBeTypeOf('function')
    expect(market!.runners).toBe(market!.runners)
    expect({ ...market }.runners).toBe(market!.runners)
  })

  it('has the properties that the contract reads, so that they are copied', () => {
    fc.assert(
      fc.property(wireArbitrary(getMarketGroup.response), (wire) => {
        const read = unpack('markets', pack('markets', bodyOf(wire))) as object[]
        const copies = read.map((market) => ({ ...market }))
        expect(copies).toStrictEqual(z.decode(getMarketGroup.response, wire as never))
      }),
      { numRuns: 50 },
    )
  })

  it('is not walked through by the query cache, which would read all runners', () => {
    const group = () => unpack('markets', pack('markets', bodyOf(marketGroup(2)))) as object[]
    const [before, after] = [group(), group()]
    const shared = replaceEqualDeep(before, after)
    expect(shared[0]).toBe(after[0])
  })
})

describe('where a compressed answer is read', () => {
  const unfit: string[] = []
  const noted = (fault: Error) => void unfit.push(fault.message)

  const large = bodyOf(marketGroup(400))
  const read = (body: ArrayBuffer, worker: DecodeWorker | undefined) =>
    readCompressedAnswer(getMarketGroup, body, noted, async () => worker)

  it('a small one here, a large one by the worker, and both alike', async () => {
    const { worker, asked, asking, answer } = fakeWorker()
    expect(large.byteLength).toBeGreaterThan(workerFromBytes)
    const start = async () => worker
    expect(await readCompressedAnswer(getMarketGroup, bodyOf([]), noted, start)).toEqual([])
    expect(asked).toHaveLength(0)
    const decoder = readCompressedAnswer(getMarketGroup, large, noted, start)
    await asking(1)
    void answer(0)
    expect(await decoder).toEqual(await read(large, undefined))
  })

  it('here where no worker can be started', async () => {
    expect(await read(large, undefined)).toHaveLength(400)
    const refused = () => Promise.reject(new Error('the part is missing'))
    expect(await readCompressedAnswer(getMarketGroup, large, noted, refused)).toHaveLength(400)
  })

  it('several at a time, each its own', async () => {
    const { worker, asking, answer } = fakeWorker()
    const start = async () => worker
    const other = bodyOf(marketGroup(401, 2))
    const both = [large, other].map((body) => readCompressedAnswer(getMarketGroup, body, noted, start))
    await asking(2)
    void answer(1)
    void answer(0)
    const [first, second] = (await Promise.all(both)) as { id: string }[][]
    expect([first!.length, second!.length]).toEqual([400, 401])
  })

  it('without its rows that do not fit, here and by the worker, and says what is wrong with them', async () => {
    const { worker, asking, answer } = fakeWorker()
    const body = bodyOf(
      marketGroup(400).map((wire, at) => (at % 100 === 0 ? { ...wire, type: 'tombola' } : wire)),
    )
    const decoder = readCompressedAnswer(getMarketGroup, body, noted, async () => worker)
    await asking(1)
    void answer(0)
    expect(await decoder).toHaveLength(396)
    expect(await read(body, undefined)).toEqual(await decoder)
    expect(unfit).toEqual([expect.stringContaining('"type"'), expect.stringContaining('"type"')])
  })

  it('fails with the fault of an answer that is spoilt', async () => {
    const { worker, asking, answer } = fakeWorker()
    const spoilt = new TextEncoder().encode(JSON.stringify({ docs: 'A'.repeat(workerFromBytes) })).buffer
    const failure = readCompressedAnswer(getMarketGroup, spoilt, noted, async () => worker)
    await asking(1)
    void answer(0)
    await expect(failure).rejects.toThrow(/gzip/)
  })

  it('here after all when the worker ends before it answers, and from then on', async () => {
    const { worker, asked, asking, end } = fakeWorker()
    const start = async () => worker
    const failing = readCompressedAnswer(getMarketGroup, large, noted, start)
    await asking(1)
    end()
    expect(await failing).toHaveLength(400)
    expect(await readCompressedAnswer(getMarketGroup, large, noted, start)).toHaveLength(400)
    expect(asked).toHaveLength(1)
  })
})
