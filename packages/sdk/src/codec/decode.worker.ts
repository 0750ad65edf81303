import { pack, type PackedShape } from './packedMarkets.ts'

/** Reads large answers beside the page: bytes in, what the page shows of them out. */
export interface DecodeRequest {
  id: number
  shape: PackedShape
  body: ArrayBuffer
}

const page = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<DecodeRequest>) => void): void
  postMessage(message: unknown, transfer?: Transferable[]): void
}

page.addEventListener('message', ({ data: { id, shape, body } }) => {
  try {
    const packed = pack(shape, body)
    page.postMessage({ id, packed }, [packed.offsets.buffer, packed.runners.buffer])
  } catch (error) {
    page.postMessage({ id, fault: error instanceof Error ? error.message : 'The answer could not be read' })
  }
})
