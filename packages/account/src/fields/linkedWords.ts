/** Splits a message into the text before, in and after its link, which is in square brackets. */
export function linkedWords(text: string): [before: string, link: string, after: string] {
  const [before = '', link = '', after = ''] = text.split(/[[\]]/)
  return [before, link, after]
}
