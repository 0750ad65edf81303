import { describe, expect, it } from 'vitest'
import { accepts, writeBytes } from './accepts.ts'

const photo = { name: 'Slip.JPG', type: 'image/jpeg' }

describe('accepted files', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['image/*', true],
    ['image/jpeg', true],
    ['application/pdf, .jpg', true],
    ['.png', false],
    ['application/pdf', false],
    ['imag/*', false],
  ])('accept "%s" takes a photo: %s', (accept, taken) => expect(accepts(accept, photo)).toBe(taken))

  it('rejects a file by name alone if a type is required', () => {
    expect(accepts('image/*', { name: 'virus.jpg', type: '' })).toBe(false)
  })
})

it.each([
  [0, '0 byte'],
  [1536, '1.5 kB'],
  [2_621_440, '2.5 MB'],
])('writes %i as %s', (bytes, text) => expect(writeBytes(bytes, 'en-GB')).toBe(text))
