import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pngPart, testPicture } from '../../../testing/pictures.ts'
import { readImage } from '@kit/sdk/contract'
import { reencode } from './reencode.ts'

const most = 25_000_000
const secret = 'where it was taken'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const holds = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text)

const again = (bytes: Uint8Array) => {
  const facts = readImage(bytes)
  if (!facts) throw new Error('The test\u2019s own picture is none.')
  return reencode(bytes, facts, most)
}

/** Half red, half blue, which shows its orientation. */
const drawing = (format: 'png' | 'jpeg' | 'gif' | 'webp', orientation = 1) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 30, height: 40, channels: 3, background: '#0000ff' } },
        left: 30,
        top: 0,
      },
    ])
    .withMetadata({ orientation, exif: { IFD0: { Copyright: secret } } })
    .toFormat(format)
    .toBuffer()
    .then((buffer) => new Uint8Array(buffer))

it.each(['png', 'jpeg', 'webp'] as const)('removes from a %s everything but its pixels', async (format) => {
  const before = await drawing(format)
  expect(holds(before, secret)).toBe(true)
  const after = await again(before)
  expect(after).toMatchObject({ width: 60, height: 40 })
  expect(holds(after?.bytes ?? before, secret)).toBe(false)
  expect(readImage(after?.bytes ?? before)?.mediaType).toBe(`image/${format}`)
})

it('keeps the pixels', async () => {
  const { bytes } = (await again(await drawing('png')))!
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  expect([...data.subarray(59 * 3, 60 * 3)]).toEqual([0, 0, 255])
})

it('turns a picture upright that was taken sideways', async () =>
  expect(await again(await drawing('jpeg', 6))).toMatchObject({ width: 40, height: 60 }))

it('removes the notes of a PNG, and data after its end', async () => {
  const note = pngPart('tEXt', Buffer.from(`Comment\0${secret}`))
  const before = Buffer.concat([
    await bytesOf(testPicture({ parts: [note] })),
    Buffer.from(`<script>${secret}`),
  ])
  const after = await again(new Uint8Array(before))
  expect(after).toMatchObject({ width: 600, height: 800 })
  expect(holds(after?.bytes ?? before, secret)).toBe(false)
})

it('keeps the first frame of a GIF', async () => {
  const after = await again(await drawing('gif'))
  expect(after).toMatchObject({ width: 60, height: 40 })
  expect(readImage(after!.bytes)?.mediaType).toBe('image/gif')
})

it('refuses a file that only begins like a picture', async () => {
  const whole = await drawing('jpeg')
  const facts = readImage(whole)!
  expect(await reencode(whole.subarray(0, 200), facts, most)).toBeUndefined()
  expect(await reencode(new Uint8Array(64), facts, most)).toBeUndefined()
  // A different kind than declared.
  expect(await reencode(whole, { ...facts, mediaType: 'image/png' }, most)).toBeUndefined()
})

it('refuses more pixels than allowed, whatever its header says', async () => {
  const whole = await drawing('png')
  expect(await reencode(whole, readImage(whole)!, 60 * 40 - 1)).toBeUndefined()
  expect(await reencode(whole, readImage(whole)!, 60 * 40)).toBeDefined()
})

it('has no decoder for other formats', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format')
})
