import { expect, vi } from 'vitest'
import type { DecodeWorker } from '../codec/workerDecoder.ts'
import { createDecoding, type DecodeRequest } from '../codec/decoding.ts'

/** A worker that works in this thread, when `answer` is called, and records what it was asked. */
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
  /** Waits until it has been asked that often. */
  const asking = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times))
  return {
    worker,
    asked,
    asking,
    answer: (at: number) => decode(asked[at]!),
    end: () => listeners['error']!({}),
  }
}
