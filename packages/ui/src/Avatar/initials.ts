/**
 * One or two letters for a name: of its first and last word, or the first two letters of one word. Letters are whole
 * characters, also in scripts that need two code units or combine.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = (word: string | undefined) =>
    [...new Intl.Segmenter().segment(word ?? '')].map(({ segment }) => segment)
  const picked =
    words.length > 1 ? [letters(words[0])[0], letters(words.at(-1))[0]] : letters(words[0]).slice(0, 2)
  return picked.join('').toLocaleUpperCase()
}
