import { startWorker } from '@kit/sdk/worker'
import type { ExportSheet } from '@kit/sdk/sheets'
import type { WriteRequest, WriteResult } from './sheet.worker.ts'
import type { FileKind } from './writeFile.ts'

const workerUrl = async (): Promise<string> => (await import('./sheet.worker.ts?worker&url')).default

/**
 * Writes a sheet as a file in a worker, so that thousands of rows do not block the page; without a
 * worker, the page writes it. Rejects with the signal's reason.
 */
export async function writeInWorker(request: WriteRequest, signal: AbortSignal): Promise<Blob> {
  const worker = startWorker(await workerUrl())
  signal.throwIfAborted()
  if (!worker) return writeHere(request.kind, request.sheet)
  try {
    return await answerOf(worker, request, signal)
  } finally {
    worker.terminate()
  }
}

const writeHere = async (kind: FileKind, sheet: ExportSheet): Promise<Blob> =>
  (await import('./writeFile.ts')).writeFile(kind, sheet)

function answerOf(worker: Worker, request: WriteRequest, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<WriteResult>) =>
      'file' in data ? resolve(data.file) : reject(new Error(data.fault)),
    )
    // If the policy refuses the worker, or it does not load, the page writes the file.
    worker.addEventListener('error', () => resolve(writeHere(request.kind, request.sheet)))
    worker.postMessage(request)
  })
}
