/** The first, the last, the current page and its neighbours; a gap replaces two or more pages. */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const candidates = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return candidates.flatMap((number, index) => {
    const before = candidates[index - 1]
    if (before === undefined || number === before + 1) return [number]
    // A gap must not replace a single page.
    return number === before + 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
