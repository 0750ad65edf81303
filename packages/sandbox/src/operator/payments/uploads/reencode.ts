import sharp from 'sharp'
import type { ImageFacts } from './readImage.ts'

// A picture is decoded and written anew: what is kept is pixels and nothing else, neither where it was taken nor what
// was hidden behind its end. Only the four kinds that are let in have a decoder here.

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
 * The same picture in the same format, upright, without anything but its pixels; of a moving one the first frame.
 * Undefined when its bytes cannot be decoded, or are of another kind or more pixels than their beginning says.
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
    // The decoder says why in words of its own; to the caller it is no picture.
    return undefined
  }
}
