/** Number of letters that have to be added, dropped or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, its] of [...other].entries())
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === its ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}

/** Returns the known word that is nearest to a mistyped one, or undefined if none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase()
  const [best] = known
    .map((one) => ({ one, away: distance(lower, one.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away)
  // A word that shares no letter is not near: fr is not en.
  const most = Math.min(Math.max(2, Math.floor(word.length / 3)), word.length - 1)
  return best && best.away <= most ? best.one : undefined
}
