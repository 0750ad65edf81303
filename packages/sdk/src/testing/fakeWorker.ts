import { expect, vi } from 'vitest'
import type { DecodeWorker } from '../codec/workerDecoder.ts'
import { createDecoding, type DecodeRequest } from '../codec/decoding.ts'

/** Works in this thread when `answer` is called, and records its requests. */
export function fakeWorker() {
  const asked: DecodeRequest[] = []
  const listeners: Record<string, (event: { data?: unknown }) => void> = {}
  const decode = createDecoding((result) => listeners['message']!({ data: structuredClone(result) }))
  const worker: DecodeWorker = {
    postMessage(message) {
      asked.push(structuredClone(message))
    },
    addEventListener: (type, listener) => void (listeners[type] = listener),
  }
  const asking = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times))
  return {
    worker,
    asked,
    asking,
    answer: (at: number) => decode(asked[at]!),
    end: () => listeners['error']!({}),
  }
}
