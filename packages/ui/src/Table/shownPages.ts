/** The first, the last, the one shown and its neighbours; a gap stands for two or more that are left out. */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1]
    if (before === undefined || number === before + 1) return [number]
    // A gap is no shorter than the one page that it would hide.
    return number === before + 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
