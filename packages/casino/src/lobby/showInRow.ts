/**
 * The ref of what is chosen in a row that scrolls sideways: the row scrolls until it is seen, and stands in the middle. The page
 * itself is not scrolled.
 */
export function showInRow(chosen: HTMLElement | null): void {
  const row = chosen?.closest('ul, [role="group"]')
  if (!chosen || !row) return
  const [whole, part] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (part.left >= whole.left && part.right <= whole.right) return
  row.scrollBy({ left: (part.left + part.right - whole.left - whole.right) / 2 })
}
