import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { iconsOf } from './icons.ts'

const markOf = (brand: string) =>
  readFileSync(path.join(import.meta.dirname, `../../../tokens/src/brands/${brand}/favicon.svg`), 'utf8')

it.each(['aurora', 'ledger', 'velvet', 'arcade'])(
  'the icons of %s have their declared sizes; masked icons and Apple’s are opaque to their edges',
  async (brand) => {
    const icons = await iconsOf(markOf(brand), '#123456')
    const sizes = await Promise.all(
      [...icons].map(async ([name, bytes]) => {
        const { width, height, format } = await sharp(bytes).metadata()
        return [name, width, height, format]
      }),
    )
    expect(sizes).toEqual([
      ['icons/icon-192.png', 192, 192, 'png'],
      ['icons/maskable-192.png', 192, 192, 'png'],
      ['icons/icon-512.png', 512, 512, 'png'],
      ['icons/maskable-512.png', 512, 512, 'png'],
      ['icons/apple-touch-icon.png', 180, 180, 'png'],
    ])
    for (const name of ['icons/maskable-512.png', 'icons/apple-touch-icon.png']) {
      const picture = sharp(icons.get(name)).ensureAlpha()
      expect((await picture.stats()).isOpaque).toBe(true)
    }
  },
)

it('the whole mark is inside the circle that every mask keeps', async () => {
  for (const brand of ['aurora', 'ledger', 'velvet', 'marigold', 'meridian', 'arcade']) {
    const icon = (await iconsOf(markOf(brand), '#123456')).get('icons/maskable-192.png')
    const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colorAt = (index: number) => data.subarray(index * 3, index * 3 + 3).join()
    const ground = colorAt(0)
    const farthest = Array.from({ length: info.width * info.height }, (_, index) => index)
      .filter((index) => colorAt(index) !== ground)
      .map((index) => Math.hypot((index % info.width) - 95.5, Math.floor(index / info.width) - 95.5))
      .reduce((most, one) => Math.max(most, one), 0)
    expect([brand, farthest / 96 <= 0.82]).toEqual([brand, true])
  }
})
