import { pointsFromMinor } from '../contract/index.ts'
import type { ExportCell, ExportSheet } from './exportSheet.ts'

export const csvType = 'text/csv;charset=utf-8'

/** What a spreadsheet takes for a formula: a text that begins so gets an apostrophe, so that it stays a text. */
const formula = /^[=+\-@\t\r]/

function quoted(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function cellText(cell: ExportCell): string {
  if ('minor' in cell) return pointsFromMinor(cell.minor)
  return quoted('moment' in cell ? cell.moment : cell.text)
}

/** A sheet as CSV (RFC 4180) with a byte order mark, so that Excel reads it as UTF-8. The sums stand below an empty line. */
export function csvOf({ columns, rows, sums }: ExportSheet): string {
  const lines = [
    columns.map(quoted).join(','),
    ...rows.map(({ cells }) => cells.map(cellText).join(',')),
    '',
    ...sums.map(({ label, minor }) => `${quoted(label)},${pointsFromMinor(minor)}`),
  ]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
