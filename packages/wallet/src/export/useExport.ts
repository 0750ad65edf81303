import { listTransactions } from '@kit/sdk/contract'
import { downloadFile, RangeMoved, readRange, type ExportSheet } from '@kit/sdk/sheets'
import { useMessage } from '@kit/ui'
import { useEffect, useRef, useState } from 'react'
import { listOf, requestsAsked, statementAsked } from '../transactions/transactionsQuery.ts'
import { shownDays, type TransactionsView } from '../transactions/transactionsView.ts'
import { useWalletSite } from '../walletContext.ts'
import { sheetOfRequests, sheetOfStatement } from './exportSheet.ts'
import type { FileKind } from './writeFile.ts'
import { writeInWorker } from './writeInWorker.ts'

export interface ExportProgress {
  /** Rows read so far and in total; null while the file is written. */
  rows: { done: number; total: number } | null
}

/** One at a time. */
export function useExport(view: TransactionsView, today: string) {
  const site = useWalletSite()
  const message = useMessage()
  const { client } = site.operator
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const [problem, setProblem] = useState('')
  const [printed, setPrinted] = useState<ExportSheet | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const readSheet = async (signal: AbortSignal): Promise<ExportSheet> => {
    const onProgress = (done: number, total: number) => setProgress({ rows: { done, total } })
    const { tab, days, status, movement, cause } = view
    if (tab === 'statement') {
      const read = (page: number, limit: number) =>
        client.page(listTransactions, statementAsked({ movement, cause, days, page, limit, today }), {
          signal,
        })
      return sheetOfStatement(await readRange(read, { signal, onProgress }), message)
    }
    const read = (page: number, limit: number) =>
      client.page(listOf(tab), requestsAsked({ status, days, page, limit, today }), { signal })
    return sheetOfRequests(tab, await readRange(read, { signal, onProgress }), message)
  }

  async function run(finish: (sheet: ExportSheet, signal: AbortSignal) => Promise<void>) {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setProblem('')
    setProgress({ rows: { done: 0, total: 0 } })
    try {
      const sheet = await readSheet(stop.signal)
      if (sheet.rows.length === 0) return site.toast(message('wallet.export.empty'))
      setProgress({ rows: null })
      await finish(sheet, stop.signal)
    } catch (error) {
      if (stop.signal.aborted) return
      if (!(error instanceof RangeMoved)) site.onError(error, 'export of transactions')
      setProblem(message(error instanceof RangeMoved ? 'wallet.export.moved' : 'wallet.export.failed'))
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  const { start, end } = shownDays(view, today)
  return {
    progress,
    problem,
    printed,
    days: message('wallet.export.days', { from: start, to: end }),
    cancel: () => running.current?.abort(),
    closePrint: () => setPrinted(null),
    download: (kind: FileKind) =>
      void run(async (sheet, signal) => {
        const file = await writeInWorker({ kind, sheet }, signal)
        signal.throwIfAborted()
        downloadFile(file, `${view.tab}-${start}-${end}.${kind}`)
        site.toast(message('wallet.export.done', { count: String(sheet.rows.length) }), 'success')
      }),
    print: () => void run(async (sheet) => setPrinted(sheet)),
  }
}
