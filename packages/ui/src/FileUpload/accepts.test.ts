import { describe, expect, it } from 'vitest'
import { accepts, writeBytes } from './accepts.ts'

const photo = { name: 'Slip.JPG', type: 'image/jpeg' }

describe('which files are taken', () => {
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

  it('takes nothing by its name alone where a type is asked for', () => {
    expect(accepts('image/*', { name: 'virus.jpg', type: '' })).toBe(false)
  })
})

it.each([
  [0, '0 byte'],
  [1536, '1.5 kB'],
  [2_621_440, '2.5 MB'],
])('writes %i as %s', (bytes, text) => expect(writeBytes(bytes, 'en-GB')).toBe(text))
