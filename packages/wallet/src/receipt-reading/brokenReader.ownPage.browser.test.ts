import { expect, it, vi } from 'vitest'
import { drawnPicture } from '../testing/pictures.ts'
import { readReceipt } from './readReceipt.ts'

// The worker's core in a browser that loads WebAssembly and then refuses it.
vi.mock('tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url', () => ({
  default: "data:text/javascript,self.TesseractCore=()=>Promise.reject(Error('no'))//.js",
}))

it('a receipt reader whose WebAssembly rejects gives up within 5 s', async () => {
  const startedMs = performance.now()
  const reading = readReceipt(await drawnPicture(), {
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  await expect(reading).rejects.toThrow('The reader did not start')
  expect(performance.now() - startedMs).toBeLessThan(5_000)
})
