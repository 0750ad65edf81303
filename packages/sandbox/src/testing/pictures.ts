import { deflateSync } from 'node:zlib'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function crcOf(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

/** Returns a part of a PNG: length, name, data and checksum. */
export function pngPart(name: string, held: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), held])
  const part = Buffer.alloc(named.length + 8)
  part.writeUInt32BE(held.length)
  part.set(named, 4)
  part.writeUInt32BE(crcOf(named), named.length + 4)
  return part
}

function header(width: number, height: number): Uint8Array {
  const held = Buffer.alloc(13)
  held.writeUInt32BE(width)
  held.writeUInt32BE(height, 4)
  // Eight bits of greyscale.
  held.set([8, 0, 0, 0, 0], 8)
  return pngPart('IHDR', held)
}

/** Largest picture that gets pixels. Larger ones are refused because of their header. */
const mostPainted = 4_000_000

/** Returns a black PNG, padded after its end to `bytes`. `parts` are inserted between header and pixels. */
export function testPicture({
  width = 600,
  height = 800,
  bytes = 64,
  parts = [] as Uint8Array[],
} = {}): File {
  const rows = width * height <= mostPainted ? Buffer.alloc((width + 1) * height) : Buffer.alloc(0)
  const picture = Buffer.concat([
    Buffer.from(signature),
    header(width, height),
    ...parts,
    pngPart('IDAT', deflateSync(rows)),
    pngPart('IEND', Buffer.alloc(0)),
  ])
  const padding = Buffer.alloc(Math.max(0, bytes - picture.length))
  return new File([picture, padding], 'slip.png', { type: 'image/png' })
}
