import { expect, vi } from 'vitest'
import type { DecodeWorker } from '../codec/decodeBeside.ts'
import { createDecoding, type DecodeRequest } from '../codec/decoding.ts'

/** A worker that does its work here, when it is told to, and what it was asked. */
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
  /** Until it was asked so often. */
  const asking = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times))
  return { worker, asked, asking, answer: (at: number) => hear(asked[at]!), end: () => heard['error']!({}) }
}
