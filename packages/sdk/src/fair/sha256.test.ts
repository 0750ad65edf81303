import fc from 'fast-check'
import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { bytesOf, hexOf, hmacSha256, sha256 } from './sha256.ts'

it('hashes the examples of the standard', () => {
  expect(hexOf(sha256(bytesOf('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hexOf(sha256(bytesOf('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

it('hashes as Node does, of every length around a block and of any text', () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_value, at) => (at * 31 + length) % 256)
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(hexOf(sha256(bytesOf(text)))).toBe(createHash('sha256').update(bytesOf(text)).digest('hex'))
    }),
  )
})

it('signs as Node does, under keys shorter and longer than a block', () => {
  const bytes = fc.uint8Array({ maxLength: 150 })
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(hexOf(hmacSha256(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }),
  )
})
