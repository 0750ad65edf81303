import { readImage } from '@kit/sdk/contract'

/** The largest photo that is accepted, in bytes and pixels. */
const mostBytes = 25 * 1024 * 1024
const mostPixels = 25_000_000
/** The longer side of the sent picture, in px: a receipt stays readable. */
const sentSide = 2_000
const quality = 0.85

export type PictureFault = 'empty' | 'tooLarge' | 'tooManyPixels' | 'heic' | 'notPicture' | 'unreadable'

export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly fault: PictureFault
  constructor(fault: PictureFault, cause?: unknown) {
    super(`The picture is ${fault}`, { cause })
    this.fault = fault
  }
}

/** HEIC and HEIF: `ftyp` and one of their brands. Only Apple's systems decode them. */
function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12))
  return /^ftyp(?:hei[cxms]|hev[cm]|mif1|msf1)/.test(text)
}

/**
 * Validates a file by its bytes, regardless of its name, before anything decodes it. Throws a
 * `PictureError`. Source: Q-110.
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

/** The longer side is at most `side`, in px. Never enlarges the picture. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Returns the picture as it is sent: upright, at most 2,000 px per side, a JPEG of its pixels only.
 * It has no location, and of an animation only the first frame. Throws a `PictureError`.
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
    // JPEG has no transparency: transparent pixels would turn black.
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
