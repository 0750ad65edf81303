import sharp from 'sharp'
import type { ImageFacts } from '@kit/sdk/contract'

// Images are re-encoded, so that only pixels are stored: no location, nothing appended. Only the four
// accepted formats have a decoder here.

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})

const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const

export interface Reencoded {
  bytes: Uint8Array
  width: number
  height: number
}

/**
 * Re-encodes an image in its format, upright, pixels only, with an animation's first frame. Returns undefined
 * if it cannot be decoded or differs in type or size from its header.
 */
export async function reencode(
  bytes: Uint8Array,
  { mediaType }: ImageFacts,
  mostPixels: number,
): Promise<Reencoded | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (format !== formats[mediaType]) return undefined
    const { data, info } = await picture
      .autoOrient()
      .toFormat(formats[mediaType])
      .toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    // Whatever the decoder's error, the caller sent no image.
    return undefined
  }
}
