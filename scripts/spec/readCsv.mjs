/**
 * Returns the rows of a CSV text as objects by its header. Cells with commas or quotes are quoted, and no cell has a
 * line break.
 */
export function readCsv(text) {
  const [head, ...rows] = text
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    )
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])))
}
