import { grayPicture, readSize } from './grayPicture.ts'
import {
  bankReferences,
  chooseNumber,
  numberPlaces,
  type Box,
  type NumberPlace,
  type ReceiptNumbers,
} from './receiptNumbers.ts'
import { pageModes, startTextReader, type TextReader } from './tesseract.ts'

const limitMs = 15_000
/** The most positions that are read a second time. */
const mostPlaces = 5

export interface ReadNumbers extends ReceiptNumbers {
  /**
   * References with letters, as NEFT and RTGS have them. They are read once, so they are only
   * offered.
   */
  references: readonly string[]
}

interface Readable {
  file: Uint8Array
  width: number
  height: number
}

async function readable(picture: Blob): Promise<Readable> {
  const decoded = await createImageBitmap(picture)
  try {
    const { width, height } = readSize(decoded.width, decoded.height)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser has no canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(decoded, 0, 0, width, height)
    return { file: grayPicture(context.getImageData(0, 0, width, height)), width, height }
  } finally {
    decoded.close()
  }
}

/** Adds the margin that text on a page has. */
function padded({ left, top, width, height }: Box, within: Readable): Box {
  const room = Math.round(height * 0.6) + 4
  const x = Math.max(0, left - room)
  const y = Math.max(0, top - room)
  return {
    left: x,
    top: y,
    width: Math.min(within.width - x, width + 2 * room),
    height: Math.min(within.height - y, height + 2 * room),
  }
}

/** Reads digits only. */
async function readDigits(
  reader: TextReader,
  picture: Readable,
  { box }: NumberPlace,
  rotation: number,
): Promise<string | undefined> {
  const { lines } = await reader.recognise(picture.file, {
    mode: pageModes.singleLine,
    digitsOnly: true,
    rectangle: padded(box, picture),
    rotation,
  })
  const digits = lines.flatMap(({ words }) => words.map(({ text }) => text)).join('')
  return /^\d{12}$/.test(digits) ? digits : undefined
}

/**
 * Reads the reference of a payment from a picture of its receipt, in a worker. Each number of 12
 * digits is read twice. Throws if the reader cannot be loaded, if the signal aborts it, and after
 * 15 s.
 */
export async function readReceipt(
  picture: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<ReadNumbers> {
  const done = new AbortController()
  const ends = AbortSignal.any([signal, done.signal, AbortSignal.timeout(limitMs)])
  try {
    const [reader, toRead] = await Promise.all([startTextReader(ends), readable(picture)])
    onProgress(0)
    const readPlaces = async (mode: typeof pageModes.auto | typeof pageModes.sparse, from: number) => {
      const { lines, rotation } = await reader.recognise(toRead.file, { mode, rotation: 'find' }, (share) =>
        onProgress(from + share * 0.4),
      )
      const places = numberPlaces(lines)
        .toSorted((one, other) => Number(other.isLabelled) - Number(one.isLabelled))
        .slice(0, mostPlaces)
      const readings = []
      for (const place of places)
        readings.push({
          first: place.digits,
          second: await readDigits(reader, toRead, place, rotation),
          isLabelled: place.isLabelled,
        })
      return { ...chooseNumber(readings), references: bankReferences(lines) }
    }
    const found = await readPlaces(pageModes.auto, 0)
    // The engine misses isolated text if it looks for paragraphs.
    return found.candidates.length === 0 && found.references.length === 0
      ? await readPlaces(pageModes.sparse, 0.5)
      : found
  } finally {
    done.abort()
  }
}
