/** One choice. */
export interface ComboboxItem {
  id: string
  /** Its name: what the field shows and what is searched. */
  label: string
  /** Heading it is listed under: a sport, a country. */
  group?: string
  disabled?: boolean
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

/** The items whose name contains every typed word, in any position; accents and case are ignored. */
export function matching(items: readonly ComboboxItem[], query: string): readonly ComboboxItem[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return items.filter(({ label }) => {
    const name = folded(label)
    return words.every((word) => name.includes(word))
  })
}

/** The items by group, groups in the order of their first item. */
export function grouped(
  items: readonly ComboboxItem[],
): { group: string | undefined; items: ComboboxItem[] }[] {
  const groups = new Map<string | undefined, ComboboxItem[]>()
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item])
  return [...groups].map(([group, items]) => ({ group, items }))
}
