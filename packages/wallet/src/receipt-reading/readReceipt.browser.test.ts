import { describe, expect, it } from 'vitest'
import { drawReceipt, receiptOf, type ReceiptLook } from '../testing/drawReceipt.ts'
import { drawnPicture } from '../testing/pictures.ts'
import { preparePicture } from '../upload/preparePicture.ts'
import { readReceipt } from './readReceipt.ts'

// `npm run bench -- receipts` reads hundreds; this tests the reader, its worker and its files
// together.

const plain = { quality: 0.8, rotationDegrees: 0, moire: 0, crop: 0, isDark: false, widthPx: 720 }
async function written(lines: readonly string[]): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1500 })
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1080, 1500)
  context.fillStyle = '#1c1c1e'
  context.font = '42px sans-serif'
  for (const [index, text] of lines.entries()) context.fillText(text, 70, 150 + index * 95)
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'))
  return new File([blob], 'receipt.png', { type: 'image/png' })
}
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
  it('DEP-042 is read in a worker, and reports its progress', async () => {
    const { best, utr, shares } = await reads(0, {})
    expect(best).toBe(utr)
    expect(shares[0]).toBe(0)
    expect(shares.length).toBeGreaterThan(1)
  })

  it('DEP-042 is read on a dark screen, turned and striped', async () => {
    const { best, utr } = await reads(8, { isDark: true, rotationDegrees: 2.5, moire: 0.6, quality: 0.5 })
    expect(best).toBe(utr)
  })

  it.each([
    [['Payment successful', 'Rs 5,000.00', 'Mobile  919876501234', 'Powered by UPI'], ['919876501234'], []],
    [
      ['NEFT transfer completed', 'A/c No  104829377561', 'UTR  EXAMN52026112800123456'],
      ['104829377561'],
      ['EXAMN52026112800123456'],
    ],
  ])(
    'DEP-042 fills in no number of a phone or an account, and offers what it has: %j',
    async (lines, candidates, references) => {
      const read = await readReceipt(await preparePicture(await written(lines)), {
        signal: new AbortController().signal,
        onProgress: () => {},
      })
      expect(read).toEqual({ best: undefined, candidates, references })
    },
  )

  it('without a number has none', async () => {
    const read = await readReceipt(await drawnPicture(), {
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    expect(read).toEqual({ best: undefined, candidates: [], references: [] })
  })

  it('is given up when the player stops it', async () => {
    const cancel = new AbortController()
    const reading = readReceipt(await drawnPicture(), { signal: cancel.signal, onProgress: () => {} })
    cancel.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
})
