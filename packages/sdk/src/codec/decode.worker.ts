import { createDecoding, type DecodeRequest, type DecodeResult } from './decoding.ts'

const page = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<DecodeRequest>) => void): void
  postMessage(result: DecodeResult, transfer: Transferable[]): void
}

// Fetches and reads large answers off the page's thread.
const decode = createDecoding((result, bytes) => page.postMessage(result, bytes))
page.addEventListener('message', ({ data }) => void decode(data))
