export { columnNames, csvOf, csvType } from './csv.ts'
export { downloadFile } from './downloadFile.ts'
export type { ExportCell, ExportSheet } from './exportSheet.ts'
export { RangeMoved, readRange, type ReadRangeOptions } from './readRange.ts'
