/** Anchors of titles: `Bookmaker and sessions` is `bookmaker-and-sessions`; a second one like it gets a number. */
export function anchorsOf(titles: readonly string[]): string[] {
  const taken = new Map<string, number>()
  return titles.map((title) => {
    const name =
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'section'
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  })
}
