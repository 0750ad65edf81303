import { expect, it } from 'vitest'
import { mayCallPixels, pixelAddress, readPixelIds } from './pixelAddress.ts'

it('Q-067 takes ids of digits, each once, and names the others', () => {
  expect(readPixelIds(['123', '45', '123', 'abc', '1<2', '9'.repeat(21)])).toEqual({
    valid: ['123', '45'],
    wrong: ['abc', '1<2', '9'.repeat(21)],
  })
})

it('Q-067 loads nothing for an empty list, and on a site that has no page for pixels', () => {
  expect(pixelAddress('/pixels', [], 'PageView')).toBeUndefined()
  expect(pixelAddress(undefined, ['1'], 'PageView')).toBeUndefined()
  expect(pixelAddress('/pixels', ['1', '2'], 'PageView')).toBe('/pixels?ids=1%2C2&event=PageView')
})

it('calls no pixel where a password, a phone or money is typed', () => {
  for (const path of ['/', '/inPlay', '/events/4/1', '/rules-and-regulation', '/repeat'])
    expect([path, mayCallPixels(path)]).toEqual([path, true])
  for (const path of [
    '/deposit',
    '/withdraw/',
    '/register/mail/spring',
    '/signUp',
    '/r/mail',
    '/login-auth',
    '/direct-login/abc',
    '/login-user/a/b',
  ])
    expect([path, mayCallPixels(path)]).toEqual([path, false])
})
