import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testPicture } from '../../../testing/pictures.ts'
import { readImage } from '@kit/sdk/contract'

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const padded = (hex: string) => new Uint8Array(Buffer.concat([bytesOf(hex), Buffer.alloc(32)]))

const jpeg = 'ffd8 ffe0 0004 0000 ffff c4 0003 00 ffc0 000b 08 0320 0258 01 011100'

it.each([
  ['a GIF', padded('474946383961 5802 2003'), 'image/gif'],
  ['a JPEG, past its other segments', padded(jpeg), 'image/jpeg'],
  [
    'a lossy WebP',
    padded('52494646 00000000 57454250 56503820 00000000 000000 9d012a 5802 2003'),
    'image/webp',
  ],
  [
    'a WebP of many parts',
    padded('52494646 00000000 57454250 56503858 00000000 00000000 570200 1f0300'),
    'image/webp',
  ],
  ['a lossless WebP', padded('52494646 00000000 57454250 5650384c 00000000 2f 57c2c700'), 'image/webp'],
])('reads kind and size of %s', (_what, bytes, mediaType) =>
  expect(readImage(bytes)).toEqual({ mediaType, width: 600, height: 800 }),
)

it('reads kind and size of a PNG', async () =>
  expect(readImage(new Uint8Array(await testPicture().arrayBuffer()))).toEqual({
    mediaType: 'image/png',
    width: 600,
    height: 800,
  }))

it.each([
  ['nothing', ''],
  ['a drawing in text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('hex')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>').toString('hex')],
  ['a PNG without its header', '89504e470d0a1a0a'],
  ['a JPEG cut off', 'ffd8ff'],
  ['a GIF of no size', '474946383961 0000 0000'],
])('does not accept %s as a picture', (_what, hex) => expect(readImage(bytesOf(hex))).toBeUndefined())

it('returns a result or undefined for any bytes, and never throws', () => {
  const beginning = fc.constantFrom('ffd8ffc0', 'ffd8ffe0', '89504e47', '474946383961', '52494646')
  fc.assert(
    fc.property(beginning, fc.uint8Array({ maxLength: 80 }), (start, rest) => {
      const facts = readImage(new Uint8Array(Buffer.concat([bytesOf(start), rest])))
      expect(facts === undefined || (facts.width > 0 && facts.height > 0)).toBe(true)
    }),
  )
})
