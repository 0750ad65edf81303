import { casinoPictureWidths } from '@kit/sdk/contract'
import sharp, { type Sharp } from 'sharp'
import { heightOf, paint } from './paint.ts'
import { sceneOf, type PicturedGame } from './scene.ts'

type Width = (typeof casinoPictureWidths)[number]
export type PictureFormat = 'avif' | 'webp'

/** Maximum size of all cached pictures together, in bytes. */
const mostBytes = 48 * 1024 * 1024

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 2 }),
} as const

/**
 * Returns the width, format and code in the name of a picture's file: `kite-384.webp`. Returns undefined for
 * a size that is not offered.
 */
export function readPictureName(
  file: string,
): { code: string; width: Width; format: PictureFormat } | undefined {
  const [, code, size, format] = /^([a-z-]{1,64})-(\d{3})\.(avif|webp)$/.exec(file) ?? []
  const width = casinoPictureWidths.find((one) => String(one) === size)
  return code === undefined || width === undefined
    ? undefined
    : { code, width, format: format as PictureFormat }
}

/** Each on its first request and once. The most recently requested are cached. */
export function createPictures() {
  const kept = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function draw(game: PicturedGame, width: Width, format: PictureFormat): Promise<Buffer> {
    const raw = { width, height: heightOf(width), channels: 3 as const }
    return encoders[format](sharp(paint(sceneOf(game), width), { raw })).toBuffer()
  }

  async function makeRoom(): Promise<void> {
    for (const [name, picture] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(name)
      bytes -= (await picture).length
    }
  }

  return async function pictureOf(game: PicturedGame, width: Width, format: PictureFormat): Promise<Buffer> {
    const name = `${game.code}-${width}.${format}`
    const known = kept.get(name)
    const picture = known ?? draw(game, width, format)
    kept.delete(name)
    kept.set(name, picture)
    const file = await picture
    if (!known) {
      bytes += file.length
      await makeRoom()
    }
    return file
  }
}
