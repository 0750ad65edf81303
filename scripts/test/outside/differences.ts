import sharp from 'sharp'
import type { Screen } from './screens.ts'

/** Share of pixels that may differ: text rendering varies slightly between runs. */
const textPixels = 0.001
/** Difference of a pixel's channel that counts, of 255. */
const nearly = 16

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

async function pixelsThatDiffer(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let differ = 0
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) > nearly))
      differ++
  return differ / (a.info.width * a.info.height)
}

/** Returns differences in the elements and in the pictures; empty if the screens are equal. */
export async function differencesOf(
  expected: Screen,
  seen: Screen,
  mostPixels = textPixels,
): Promise<string[]> {
  const found: string[] = []
  if (expected.elements.length !== seen.elements.length)
    found.push(`${seen.elements.length} elements instead of ${expected.elements.length}`)
  const at = seen.elements.findIndex((line, index) => line !== expected.elements[index])
  if (at >= 0)
    found.push(
      `its element ${at} is\n      ${seen.elements[at]}\n    instead of\n      ${expected.elements[at]}`,
    )
  const share = await pixelsThatDiffer(expected.picture, seen.picture)
  if (share > mostPixels) found.push(`${(share * 100).toFixed(2)} % of its pixels differ`)
  return found
}
