/** The facts in an image's header. */
export interface ImageFacts {
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  width: number
  height: number
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

const pngSignature = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]

function readPng(view: DataView): ImageFacts {
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

function readGif(view: DataView): ImageFacts {
  return { mediaType: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Start-of-frame markers are C0 to CF except C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function readJpeg(view: DataView): ImageFacts | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker))
      return { mediaType: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 65_536

function readWebp(view: DataView, bytes: Uint8Array): ImageFacts | undefined {
  const mediaType = 'image/webp'
  if (startsWith(bytes, ascii('VP8X'), 12))
    return { mediaType, width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (startsWith(bytes, ascii('VP8L'), 12)) {
    const bits = view.getUint32(21, true)
    return { mediaType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (startsWith(bytes, ascii('VP8 '), 12))
    return { mediaType, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  return undefined
}

function readKnown(bytes: Uint8Array): ImageFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, pngSignature) && startsWith(bytes, ascii('IHDR'), 12)) return readPng(view)
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return readJpeg(view)
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return readGif(view)
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return readWebp(view, bytes)
  return undefined
}

/**
 * Returns the type and size of an image from its bytes, regardless of its name. Undefined if it is
 * not an image, or truncated.
 */
export function readImage(bytes: Uint8Array): ImageFacts | undefined {
  try {
    const facts = readKnown(bytes)
    return facts && facts.width > 0 && facts.height > 0 ? facts : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
