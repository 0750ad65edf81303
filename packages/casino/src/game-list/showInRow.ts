/**
 * A ref for the selected item of a horizontally scrolling row: scrolls the row until the item is centred. The page
 * itself does not scroll.
 */
export function showInRow(chosen: HTMLElement | null): void {
  const row = chosen?.closest('ul, [role="group"]')
  if (!chosen || !row) return
  const [whole, part] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (part.left >= whole.left && part.right <= whole.right) return
  row.scrollBy({ left: (part.left + part.right - whole.left - whole.right) / 2 })
}
