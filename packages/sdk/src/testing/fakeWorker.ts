import { expect, vi } from 'vitest'
import type { DecodeWorker } from '../codec/decodeBeside.ts'
import { createDecoding, type DecodeRequest } from '../codec/decoding.ts'

/** A worker that runs here when the test says so, with the requests it received. */
export function fakeWorker() {
  const asked: DecodeRequest[] = []
  const heard: Record<string, (event: { data?: unknown }) => void> = {}
  const hear = createDecoding((told) => heard['message']!({ data: structuredClone(told) }))
  const worker: DecodeWorker = {
    postMessage(message) {
      asked.push(structuredClone(message))
    },
    addEventListener: (type, listener) => void (heard[type] = listener),
  }
  /** Waits until it has received this many requests. */
  const asking = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times))
  return { worker, asked, asking, answer: (at: number) => hear(asked[at]!), end: () => heard['error']!({}) }
}
