import { expect, it } from 'vitest'
import { gameOf, games } from './catalogue.ts'
import { motifNamed, motifs } from './pictures/motifs.ts'

/** Words and pictures that belong to one game only. */
const signs = [
  { rules: ['dice'], words: /\b(dice|roll|faces)\b/i, pictures: ['dicePair'] },
  { rules: ['roulette'], words: /\b(wheel|roulette|spinner|orbit|ring)\b/i, pictures: ['wheel'] },
  { rules: ['kite'], words: /\bkite\b/i, pictures: ['kiteFlying'] },
  { rules: ['teen-patti'], words: /\b(three cards|duel|table|teen patti)\b/i, pictures: ['cards', 'chips'] },
  {
    rules: ['lucky-seven'],
    words: /\b(card room|salon|deck|red or black|seven)\b/i,
    pictures: ['cards', 'chips'],
  },
  { rules: ['lottery'], words: /\b(draw|numbers|jackpot|lotto|of twenty)\b/i, pictures: ['balls'] },
] as const

it('opens the game that the name and the picture of every tile indicate', () => {
  const wrong = games.filter(({ listed, rulesName }) => {
    const own = signs.find(({ rules }) => rules.some((name) => name === rulesName))
    const named = motifNamed(listed.name)
    const pictures = named ? [named.name] : motifs[listed.kind].map((motif) => motif.name)
    const allowed: readonly string[] = own?.pictures ?? motifs.slot.map((motif) => motif.name)
    const isNamed = own ? own.words.test(listed.name) : listed.kind === 'slot'
    const isOther = signs.some((one) => one !== own && one.words.test(listed.name))
    return !isNamed || isOther || pictures.some((picture) => !allowed.includes(picture))
  })
  expect(wrong.map(({ listed, rulesName }) => `${listed.name}: ${rulesName}`)).toEqual([])
})

it('has one code and one name for each game', () => {
  expect(new Set(games.map(({ listed }) => listed.code)).size).toBe(games.length)
  expect(new Set(games.map(({ listed }) => `${listed.kind} ${listed.name}`)).size).toBe(games.length)
})

it('keeps the name and the rules of crash games that have rounds in an older database', () => {
  expect(gameOf('silent-rocket-crash')).toMatchObject({
    rulesName: 'kite',
    listed: { code: 'silent-rocket-crash', name: 'Silent Rocket' },
  })
  expect(() => gameOf('never-sold-crash')).toThrow('no longer in the catalogue')
})
