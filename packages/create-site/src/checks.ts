import path from 'node:path'
import { nearestWord } from '@kit/tokens/define'
import { accentFault, hexOf } from './accent.ts'
import { currencies, kinds, languages } from './answers.ts'
import { folderFault } from './folder.ts'

const oneOf = (what: string, word: string, known: readonly string[]): string | undefined => {
  if (known.includes(word)) return undefined
  const nearest = nearestWord(word, known)
  return `"${word}" is not a ${what}: ${nearest ? `did you mean ${nearest}?` : `there are ${known.join(', ')}.`}`
}

export const listOf = (text: string): string[] =>
  [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean)

/** Each check returns the error of an answer in one sentence, or undefined if it is valid. */
export const checks = {
  folder: (text: string) => folderFault(path.resolve(text)),
  name(text: string) {
    if (text.trim() === '') return 'A brand needs a name.'
    if (/\p{Cc}/u.test(text)) return 'A name is one line, without control characters.'
    const { length } = [...new Intl.Segmenter().segment(text.trim())]
    return length > 60 ? `A name of ${length} signs does not fit a header: use 60 at most.` : undefined
  },
  accent: (text: string) => accentFault(hexOf(text)),
  kind: (text: string) => oneOf('kind of site', text, Object.keys(kinds)),
  operator(text: string) {
    if (text === 'sandbox') return undefined
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isOrigin =
      url !== undefined && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
    return isOrigin
      ? undefined
      : `"${text}" is not an operator's origin: give one like https://operator.example, or sandbox.`
  },
  languages(text: string) {
    const [first] = listOf(text).flatMap(
      (one) => oneOf('language of the kit', one, Object.keys(languages)) ?? [],
    )
    return listOf(text).length === 0 ? 'A site needs a language.' : first
  },
  currency: (text: string) =>
    oneOf('currency that a site can use', text.toLowerCase(), Object.keys(currencies)),
}

export type Question = keyof typeof checks
