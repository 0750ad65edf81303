import { expect, vi } from 'vitest'
import type { DecodeWorker } from '../codec/decodeBeside.ts'
import { createDecoding, type DecodeRequest } from '../codec/decoding.ts'

/** A worker that runs here when the test says so, with the requests it received. */
export function fakeWorker() {
  const asked: DecodeRequest[] = []
  const listeners: Record<string, (event: { data?: unknown }) => void> = {}
  const decode = createDecoding((response) => listeners['message']!({ data: structuredClone(response) }))
  const worker: DecodeWorker = {
    postMessage(message) {
      asked.push(structuredClone(message))
    },
    addEventListener: (type, listener) => void (listeners[type] = listener),
  }
  /** Waits until it has received this many requests. */
  const asking = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times))
  return {
    worker,
    asked,
    asking,
    answer: (at: number) => decode(asked[at]!),
    end: () => listeners['error']!({}),
  }
}
