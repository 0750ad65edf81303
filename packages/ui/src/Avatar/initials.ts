/**
 * One or two letters for a name: from its first and last word, or the first two letters of a single word. Letters are
 * whole grapheme clusters, also in scripts that combine code units.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = (word: string | undefined) =>
    [...new Intl.Segmenter().segment(word ?? '')].map(({ segment }) => segment)
  const picked =
    words.length > 1 ? [letters(words[0])[0], letters(words.at(-1))[0]] : letters(words[0]).slice(0, 2)
  return picked.join('').toLocaleUpperCase()
}
