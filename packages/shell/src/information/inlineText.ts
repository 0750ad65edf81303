export interface Piece {
  words: string
  to?: string
}

/**
 * Splits a text at its links, `[text](/path)`. Anything that is not a path of the site stays plain
 * text.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(/\[([^\][]+)\]\((\/(?![/\\])[\w./#$?=&-]*)\)/g)) {
    if (match.index > from) pieces.push({ words: text.slice(from, match.index) })
    pieces.push({ words: match[1]!, to: match[2]! })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ words: text.slice(from) })
  return pieces
}
