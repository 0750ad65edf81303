import { readImage } from '@kit/sdk/contract'
import { describe, expect, it } from 'vitest'
import { drawnPicture } from '../testing/pictures.ts'
import { checkPicture, fitted, preparePicture } from './preparePicture.ts'
import { uploadFetch } from './uploadFetch.ts'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const header = (hex: string, more = 64) => {
  const bytes = hex.split(' ').map((byte) => Number.parseInt(byte, 16))
  return new File([new Uint8Array([...bytes, ...Array.from({ length: more }, () => 0)])], 'a.jpg', {
    type: 'image/jpeg',
  })
}
const png = (width: number, height: number) => {
  const four = (value: number) =>
    [24, 16, 8, 0].map((shift) => ((value >>> shift) & 255).toString(16)).join(' ')
  return header(`89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52 ${four(width)} ${four(height)}`)
}

describe('a picture', () => {
  it.each([
    ['of nothing', new File([], 'a.png'), 'empty'],
    ['of 40 MB', new File([new Uint8Array(40 * 1024 * 1024)], 'a.png'), 'tooLarge'],
    ['of HEIC', header('00 00 00 18 66 74 79 70 68 65 69 63'), 'heic'],
    ['that is an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"></svg>'], 'a.svg'), 'notPicture'],
    [
      'that is a PDF called .jpg',
      new File(['%PDF-1.7\n'.repeat(9)], 'a.jpg', { type: 'image/jpeg' }),
      'notPicture',
    ],
    ['that says it is a bomb', png(60_000, 60_000), 'tooManyPixels'],
  ])('DEP-033 %s is refused before it is decoded', (_what, file, fault) =>
    expect(checkPicture(file)).rejects.toMatchObject({ name: 'PictureError', fault }),
  )

  it('that is cut off is refused when it is decoded', () =>
    expect(preparePicture(png(10, 10))).rejects.toMatchObject({ fault: 'unreadable' }))

  it('that moves is sent as its first frame', async () => {
    // Two frames of one pixel: red, then blue.
    const bytes =
      '47 49 46 38 39 61 01 00 01 00 80 00 00 ff 00 00 00 00 ff 21 f9 04 00 0a 00 00 00 2c 00 00 00 00 01 00 01 00 00 02 02 44 01 00 21 f9 04 00 0a 00 00 00 2c 00 00 00 00 01 00 01 00 00 02 02 4c 01 00 3b'
    const moving = new File(
      [new Uint8Array(bytes.split(' ').map((byte) => Number.parseInt(byte, 16)))],
      'a.gif',
    )
    const sent = await preparePicture(moving)
    expect(sent).toMatchObject({ name: 'a.jpg', type: 'image/jpeg' })
    const context = document.createElement('canvas').getContext('2d')!
    context.drawImage(await createImageBitmap(sent), 0, 0)
    const [red, , blue] = context.getImageData(0, 0, 1, 1).data
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })

  it('is sent as a smaller JPEG of its pixels only', async () => {
    const large = await drawnPicture('camera.png', { width: 3_000, height: 4_000 })
    const sent = await preparePicture(large)
    expect(sent).toMatchObject({ name: 'camera.jpg', type: 'image/jpeg' })
    expect(readImage(await bytesOf(sent))).toEqual({ mediaType: 'image/jpeg', width: 1_500, height: 2_000 })
    expect(sent.size).toBeLessThan(large.size)
    expect(fitted(300, 200, 2_000)).toEqual({ width: 300, height: 200 })
  })
})

describe('an upload', () => {
  const address = new URL('/no-such-upload', window.location.href).href

  it('reports the upload progress, and returns the answer', async () => {
    const shares: number[] = []
    const send = uploadFetch((share) => void shares.push(share))
    const answer = await send(address, { method: 'POST', body: new Blob([new Uint8Array(200_000)]) })
    expect(answer.status).toBeGreaterThanOrEqual(200)
    expect(answer.headers.get('date') ?? answer.headers.get('content-length')).not.toBeNull()
    expect(shares.at(-1)).toBe(1)
  })

  it('ends with its signal', async () => {
    const cancel = new AbortController()
    const sending = uploadFetch(() => {})(address, { method: 'POST', body: 'x', signal: cancel.signal })
    cancel.abort()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  })
})
