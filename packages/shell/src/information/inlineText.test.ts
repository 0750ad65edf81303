import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anchorsOf } from './anchorsOf.ts'
import { piecesOf } from './inlineText.ts'

it('a text has links to paths of the site', () => {
  expect(piecesOf('See the [rules](/rules-and-regulation#cricket), please.')).toEqual([
    { words: 'See the ' },
    { words: 'rules', to: '/rules-and-regulation#cricket' },
    { words: ', please.' },
  ])
})

it.each([
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](javascript:alert(1))',
  '[a](https://x.example)',
  '[](/)',
])('what is no path of the site stays text: %s', (text) => expect(piecesOf(text)).toEqual([{ words: text }]))

it('loses no words, whatever a text holds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        piecesOf(text)
          .map(({ words, to }) => (to === undefined ? words : `[${words}](${to})`))
          .join(''),
      ).toBe(text)
    }),
  )
})

it('anchors are those of the titles, each once', () => {
  expect(anchorsOf(['Bookmaker & sessions', 'Cricket', 'cricket', '???'])).toEqual([
    'bookmaker-sessions',
    'cricket',
    'cricket-2',
    'section',
  ])
})
