import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CompressedError, readCompressed } from './compressed.ts'
import { maxDepth, parseJsonText } from './jsonText.ts'
import { sizeCaps } from './sizeCaps.ts'

const pack = (text: string | Uint8Array) => gzipSync(text).toString('base64')
const faultOf = (read: () => unknown) => {
  try {
    read()
    return 'none'
  } catch (error) {
    return error instanceof CompressedError ? error.fault : error
  }
}

describe('a compressed answer', () => {
  it('reads back whatever JSON was packed', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        fc.pre(!/__proto__|constructor|prototype/.test(text))
        expect(readCompressed(pack(text))).toEqual(JSON.parse(text))
      }),
    )
  })

  it('refuses text that is not base64', () => expect(faultOf(() => readCompressed('%%%'))).toBe('not-base64'))

  it('refuses bytes that are not gzip', () =>
    expect(faultOf(() => readCompressed(Buffer.from('hello world').toString('base64')))).toBe('not-gzip'))

  it('refuses gzip that ends early, at every length', () => {
    const whole = gzipSync(JSON.stringify({ docs: Array.from({ length: 40 }, (_, id) => ({ id })) }))
    for (let length = 0; length < whole.length; length += 3) {
      expect(faultOf(() => readCompressed(whole.subarray(0, length).toString('base64')))).toBe('not-gzip')
    }
  })

  it('refuses a flipped byte or reads the very same data, never something else', () => {
    const text = JSON.stringify({ price: 2.02, runners: ['a', 'b'] })
    const whole = gzipSync(text)
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const broken = Buffer.from(whole)
        broken[at]! ^= flip
        try {
          expect(readCompressed(broken.toString('base64'))).toEqual(JSON.parse(text))
        } catch (error) {
          if (!(error instanceof CompressedError)) throw error
        }
      }),
    )
  })

  it('refuses what is inside when it is not JSON', () =>
    expect(faultOf(() => readCompressed(pack('{"a":')))).toBe('not-json'))

  it('stops a small bomb at the cap', () => {
    const bomb = pack(new Uint8Array(sizeCaps.inflated + 1).fill(32))
    expect(bomb.length).toBeLessThan(20_000)
    expect(faultOf(() => readCompressed(bomb))).toBe('too-big')
  })

  it('refuses a text longer than its cap before working on it', () =>
    expect(faultOf(() => readCompressed('A'.repeat(sizeCaps.text + 1)))).toBe('too-big'))
})

describe('JSON from outside', () => {
  it.each(['{"__proto__":{"admin":true}}', '{"a":{"constructor" :1}}', '[{"prototype":{}}]'])(
    'refuses %s, whose key could reach a prototype',
    (text) => expect(() => parseJsonText(text)).toThrow(SyntaxError),
  )

  it('allows those words as values', () =>
    expect(parseJsonText('{"name":"constructor","say":"\\"__proto__\\":1"}')).toEqual({
      name: 'constructor',
      say: '"__proto__":1',
    }))

  it('allows the deepest nesting and no deeper, counting no bracket inside a string', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}"[{\\"]"${']'.repeat(depth)}`
    expect(() => parseJsonText(nested(maxDepth))).not.toThrow()
    expect(() => parseJsonText(nested(maxDepth + 1))).toThrow(/deeper/)
  })
})
