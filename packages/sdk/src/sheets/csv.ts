import { pointsFromMinor } from '../contract/index.ts'
import type { ExportCell, ExportSheet } from './exportSheet.ts'

export const csvType = 'text/csv;charset=utf-8'

/** Beginning of a formula, also behind spaces, line breaks and signs without a width. */
const formula = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@|%]|[\t\r\n])/u

/** A number that a spreadsheet shows as it is written: `-5` and `0.25`, but not `007` or 12 digits. */
const plainNumber = /^-?(?:0|[1-9]\d{0,10})(?:\.\d{1,4})?$/

/** Texts of which a spreadsheet makes another number or a date: references, `12E5`, `1/2`, `3-4`. */
const misread =
  /^\s*[+-]?(?:0\d+|\d{6,}|\d+(?:\.\d+)?E[+-]?\d+|\d{1,2}[/-]\d{1,4}(?:[/-]\d{1,4})?|\d{1,2}\.\d{1,2}\.\d{1,4})\s*$/iu

/** A text that a spreadsheet would change gets an apostrophe, so that it stays a text. */
function guarded(text: string): string {
  // Signs of full width are read as the plain ones.
  const plain = text.normalize('NFKC')
  const isRisky = formula.test(plain) && !plainNumber.test(text)
  return isRisky || misread.test(plain) ? `'${text}` : text
}

function quoted(text: string): string {
  const plain = guarded(text)
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function cellText(cell: ExportCell): string {
  if ('minor' in cell) return pointsFromMinor(cell.minor)
  return quoted('moment' in cell ? cell.moment : cell.text)
}

/** The names of a sheet's columns. One of moments says that they are UTC. */
export const columnNames = ({ columns, rows }: ExportSheet): string[] =>
  columns.map((name, index) =>
    rows.some(({ cells }) => cells[index] && 'moment' in cells[index]) ? `${name} (UTC)` : name,
  )

/**
 * Formats a sheet as CSV (RFC 4180) with a byte order mark, so that Excel reads it as UTF-8. The
 * sums follow an empty line.
 */
export function csvOf(sheet: ExportSheet): string {
  const { rows, sums } = sheet
  const lines = [
    columnNames(sheet).map(quoted).join(','),
    ...rows.map(({ cells }) => cells.map(cellText).join(',')),
    '',
    ...sums.map(({ label, minor }) => `${quoted(label)},${pointsFromMinor(minor)}`),
  ]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
