export interface Marks {
  kit: string
  parts: string[]
}

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)

/** Parses the table of docs/anatomy.md, by the names of components. */
export function readAnatomy(markdown: string): Map<string, Marks> {
  const rows = markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([before, names, kit]) => before === '' && names?.startsWith('`') && kit?.startsWith('`'))
  return new Map(
    rows.flatMap(([, names = '', kit = '', parts = '']) =>
      codes(names).map((name) => [name, { kit: codes(kit).join(' '), parts: codes(parts) }] as const),
    ),
  )
}
