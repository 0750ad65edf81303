import { expect, it } from 'vitest'
import { originsOf } from './outsideOrigins.ts'

it('returns the origins of secure addresses, each once', () => {
  expect(
    originsOf([
      'https://pictures.example/a.png',
      'https://pictures.example/b.png',
      'https://other.example:8443/c.png',
      'http://plain.example/d.png',
      '/own.png',
      null,
    ]),
  ).toEqual(['https://other.example:8443', 'https://pictures.example'])
})

it.each([
  'https://a;frame-ancestors/x.png',
  'https://*/x.png',
  'https://a;script-src-elem.example/x.png',
  'https://a,b.example/x.png',
  "https://'self'/x.png",
])('lets no address end or extend a directive of the policy: %s', (address) => {
  expect(originsOf([address, 'https://good.example/y.png'])).toEqual(['https://good.example'])
})
