import { readImage } from '@kit/sdk/contract'

/** What a photo may be before it is made smaller, in bytes and pixels. */
const mostBytes = 25 * 1024 * 1024
const mostPixels = 25_000_000
/** The longer side of what is sent, in pixels: a receipt stays readable. */
const sentSide = 2_000
const quality = 0.85

export type PictureFault = 'empty' | 'tooLarge' | 'tooManyPixels' | 'heic' | 'notPicture' | 'unreadable'

/** A file that is no picture of a payment. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly fault: PictureFault
  constructor(fault: PictureFault, cause?: unknown) {
    super(`The picture is ${fault}`, { cause })
    this.fault = fault
  }
}

/** HEIC and HEIF: `ftyp` and a brand of theirs. Browsers decode them nowhere but on Apple's systems. */
function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12))
  return /^ftyp(?:hei[cxms]|hev[cm]|mif1|msf1)/.test(text)
}

/**
 * Checks a file by its bytes, whatever its name says, before anything decodes it. Throws a `PictureError`. Source: Q-110.
 */
export async function checkPicture(file: Blob): Promise<void> {
  if (file.size === 0) throw new PictureError('empty')
  if (file.size > mostBytes) throw new PictureError('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isHeic(bytes)) throw new PictureError('heic')
  const facts = readImage(bytes)
  if (!facts) throw new PictureError('notPicture')
  if (facts.width * facts.height > mostPixels) throw new PictureError('tooManyPixels')
}

/** The size of a picture whose longer side is at most `side`, in pixels. Never larger than it is. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The picture as it is sent: upright, at most 2,000 pixels a side, a JPEG of its pixels only. Where it was taken is not in
 * it, and of an animation its first frame. Throws a `PictureError`.
 */
export async function preparePicture(file: File): Promise<File> {
  await checkPicture(file)
  const decoded = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError('unreadable', cause)
  })
  try {
    const { width, height } = fitted(decoded.width, decoded.height, sentSide)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new PictureError('unreadable')
    // JPEG has no transparency: what is see-through would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(decoded, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) throw new PictureError('unreadable')
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`, { type: 'image/jpeg' })
  } finally {
    decoded.close()
  }
}
