import type { Minor } from '@kit/sdk/contract'
import { columnNames, csvOf, csvType, type ExportCell, type ExportSheet } from '@kit/sdk/sheets'
import type { SheetData } from 'write-excel-file/universal'

export type FileKind = 'csv' | 'xlsx'

export const mediaTypes: Record<FileKind, string> = {
  csv: csvType,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const amountFormat = '#,##0.00'
const momentFormat = 'yyyy-mm-dd hh:mm:ss'

// The nearest double of an amount below 90 trillion points shows its two decimals exactly.
const numberOf = (minor: Minor): number => Number(minor) / 100

const amountCell = (minor: Minor) => ({ value: numberOf(minor), type: Number, format: amountFormat })

function cellOf(cell: ExportCell) {
  if ('minor' in cell) return amountCell(cell.minor)
  if ('text' in cell) return { value: cell.text, type: String }
  const date = new Date(cell.moment)
  return Number.isNaN(date.getTime())
    ? { value: cell.moment, type: String }
    : { value: date, type: Date, format: momentFormat }
}

export function cellsOf(sheet: ExportSheet): SheetData {
  const { rows, sums } = sheet
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  return [
    columnNames(sheet).map(bold),
    ...rows.map(({ cells }) => cells.map(cellOf)),
    [],
    ...sums.map(({ label, minor }) => [bold(label), amountCell(minor)]),
  ]
}

export async function writeFile(kind: FileKind, sheet: ExportSheet): Promise<Blob> {
  if (kind === 'csv') return new Blob([csvOf(sheet)], { type: mediaTypes.csv })
  const { default: writeXlsxFile } = await import('write-excel-file/universal')
  const written = await writeXlsxFile(cellsOf(sheet), {
    sheet: sheet.title.slice(0, 31),
    columns: sheet.columns.map((_column, index) => ({ width: index === 0 ? 20 : 18 })),
    stickyRowsCount: 1,
  }).toBlob()
  return new Blob([written], { type: mediaTypes.xlsx })
}
