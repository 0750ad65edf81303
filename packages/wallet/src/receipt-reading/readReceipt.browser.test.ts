import { describe, expect, it } from 'vitest'
import { drawReceipt, receiptOf, type ReceiptLook } from '../testing/drawReceipt.ts'
import { drawnPicture } from '../testing/pictures.ts'
import { preparePicture } from '../upload/preparePicture.ts'
import { readReceipt } from './readReceipt.ts'

// `npm run bench -- receipts` reads hundreds; here the reader, its worker and its files are seen to work together.

const plain = { quality: 0.8, rotationDegrees: 0, moire: 0, crop: 0, isDark: false, widthPx: 720 }
const reads = async (number: number, look: Partial<ReceiptLook>) => {
  const receipt = receiptOf(number, ['sans-serif'])
  const picture = await drawReceipt(receipt.facts, { ...receipt.look, ...plain, ...look })
  const shares: number[] = []
  const read = await readReceipt(await preparePicture(picture), {
    signal: new AbortController().signal,
    onProgress: (share) => void shares.push(share),
  })
  return { ...read, utr: receipt.facts.utr, shares }
}

describe('a receipt', () => {
  it('DEP-042 is read in a worker, and tells how far it is', async () => {
    const { best, utr, shares } = await reads(0, {})
    expect(best).toBe(utr)
    expect(shares[0]).toBe(0)
    expect(shares.length).toBeGreaterThan(1)
  })

  it('DEP-042 is read on a dark screen, turned and striped', async () => {
    const { best, utr } = await reads(8, { isDark: true, rotationDegrees: 2.5, moire: 0.6, quality: 0.5 })
    expect(best).toBe(utr)
  })

  it('without a number has none', async () => {
    const read = await readReceipt(await drawnPicture(), {
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    expect(read).toEqual({ best: undefined, candidates: [] })
  })

  it('is given up when the player stops it', async () => {
    const cancel = new AbortController()
    const reading = readReceipt(await drawnPicture(), { signal: cancel.signal, onProgress: () => {} })
    cancel.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
})
