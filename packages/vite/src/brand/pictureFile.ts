import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { readSvg } from './svgFile.ts'

/** SVG or PNG, checked and measured. */
export interface PictureFile {
  file: string
  width: number
  height: number
  /** Data address, for pictures that embed it. */
  dataAddress: string
}

/** Size limit in bytes. A page loads the logo first, so a larger one would delay everything else. */
const mostBytes = 200_000

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))

/** Returns undefined if it is not UTF-8 or does not look like XML. */
function markupOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.trimStart().startsWith('<') ? text : undefined
  } catch {
    return undefined
  }
}

/** Decodes the whole picture: its header alone does not show that the end is missing. */
async function readPng(bytes: Buffer): Promise<{ width: number; height: number } | string> {
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: 4_096 * 4_096 })
    const { width, height } = await picture.metadata()
    await picture.raw().toBuffer()
    return { width, height }
  } catch (error) {
    if (error instanceof Error && /pixel limit/.test(error.message))
      return 'has more than 4096 × 4096 pixels: make it smaller.'
    return 'is cut short or damaged.'
  }
}

async function measure(bytes: Buffer) {
  const size = isPng(bytes) ? await readPng(bytes) : undefined
  if (size !== undefined) return { size, type: 'image/png' }
  const markup = markupOf(bytes)
  return markup === undefined
    ? { size: 'is neither SVG nor PNG.', type: '' }
    : { size: readSvg(markup), type: 'image/svg+xml' }
}

/**
 * Reads a picture of a brand. Returns its fault as a sentence that begins with `shown`, the file as the brand names
 * it.
 */
export async function readPicture(file: string, shown: string): Promise<PictureFile | string> {
  const { size: count } = statSync(file)
  if (count === 0) return `${shown} is empty.`
  if (count > mostBytes)
    return `${shown} has ${count < 1e6 ? `${Math.ceil(count / 1_000)} kB` : `${(count / 1e6).toFixed(1)} MB`}, and a logo has at most 200 kB: make it smaller.`
  const bytes = readFileSync(file)
  const { size, type } = await measure(bytes)
  if (typeof size === 'string') return `${shown} ${size}`
  return { file, ...size, dataAddress: `data:${type};base64,${bytes.toString('base64')}` }
}
