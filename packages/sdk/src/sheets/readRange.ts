import type { Page } from '../contract/index.ts'

const rowsOfRead = 100
/** How often a range that changed while it was read is read again. */
const maxTries = 3

/** Rows came or went while they were read, each time. */
export class RangeMoved extends Error {
  override readonly name = 'RangeMoved'
}

export interface ReadRangeOptions {
  signal: AbortSignal
  /** Called with the rows that were read, of how many. */
  onProgress: (done: number, total: number) => void
}

/**
 * Reads all rows of a range, page by page. What it returns is as many rows as the operator says there are, each once; a range
 * that changes meanwhile is read again. Rejects with the signal's reason.
 */
export async function readRange<Row extends { id: string }>(
  read: (page: number, limit: number) => Promise<Page<Row>>,
  { signal, onProgress }: ReadRangeOptions,
): Promise<Row[]> {
  // A cancelled reading ends at once, whatever the call returns.
  const cancelled = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  for (let tries = 0; tries < maxTries; tries += 1) {
    const rows = new Map<string, Row>()
    let pages = 1
    let total = 0
    const totals = new Set<number>()
    for (let page = 1; page <= pages; page += 1) {
      signal.throwIfAborted()
      const { docs, totalPages, totalDocs } = await Promise.race([read(page, rowsOfRead), cancelled])
      signal.throwIfAborted()
      for (const row of docs) rows.set(row.id, row)
      pages = totalPages
      total = totalDocs
      totals.add(totalDocs)
      onProgress(Math.min(rows.size, total), total)
    }
    if (rows.size === total && totals.size === 1) return [...rows.values()]
  }
  throw new RangeMoved('The list changed while it was read')
}
