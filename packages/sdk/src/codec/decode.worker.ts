import { createDecoding, type DecodeRequest, type DecodeTold } from './decoding.ts'

const page = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<DecodeRequest>) => void): void
  postMessage(told: DecodeTold, transfer: Transferable[]): void
}

/** Fetches and reads large answers beside the page: a call, or the bytes of its answer in, what the page shows of it out. */
const hear = createDecoding((told, bytes) => page.postMessage(told, bytes))
page.addEventListener('message', ({ data }) => void hear(data))
