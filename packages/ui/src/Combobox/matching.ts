/** One option. */
export interface ComboboxItem {
  id: string
  /** The name: shown in the field and searched. */
  label: string
  /** Heading the item is listed under: a sport, a country. */
  group?: string
  disabled?: boolean
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

/** Returns the items whose name contains every typed word, in any position. Accents and case are ignored. */
export function matching(items: readonly ComboboxItem[], query: string): readonly ComboboxItem[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return items.filter(({ label }) => {
    const name = folded(label)
    return words.every((word) => name.includes(word))
  })
}

/** Returns the items by group, with groups in the order of their first item. */
export function grouped(
  items: readonly ComboboxItem[],
): { group: string | undefined; items: ComboboxItem[] }[] {
  const groups = new Map<string | undefined, ComboboxItem[]>()
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item])
  return [...groups].map(([group, items]) => ({ group, items }))
}
