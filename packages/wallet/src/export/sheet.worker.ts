import type { ExportSheet } from '@kit/sdk/sheets'
import { writeFile, type FileKind } from './writeFile.ts'

export interface WriteRequest {
  kind: FileKind
  sheet: ExportSheet
}

export type WriteResult = { file: Blob } | { fault: string }

const worker = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: { data: WriteRequest }) => void): void
  postMessage(result: WriteResult): void
}

worker.addEventListener('message', ({ data: { kind, sheet } }) => {
  writeFile(kind, sheet).then(
    (file) => worker.postMessage({ file }),
    (error: unknown) => worker.postMessage({ fault: String(error) }),
  )
})
