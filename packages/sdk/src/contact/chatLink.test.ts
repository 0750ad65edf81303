import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatLink } from './chatLink.ts'

it.each([
  ['+91 98765 43210', 'https://wa.me/919876543210'],
  ['919876543210', 'https://wa.me/919876543210'],
  ['https://wa.me/919876543210?text=hi', 'https://wa.me/919876543210?text=hi'],
  ['', undefined],
  [null, undefined],
  ['call us', undefined],
  ['javascript:alert(1)', undefined],
  ['http://plain.example', undefined],
])('SHELL-010 SHELL-031 leads from %j to %j (Q-123)', (value, address) => {
  expect(chatLink(value)).toBe(address)
})

it('opens nothing but https, whatever is configured', () => {
  const isHttps = fc.property(fc.oneof(fc.string(), fc.webUrl()), (value) => {
    const address = chatLink(value)
    return address === undefined || new URL(address).protocol === 'https:'
  })
  expect(fc.check(isHttps).failed).toBe(false)
})
