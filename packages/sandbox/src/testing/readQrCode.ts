import jsQR from 'jsqr'
import sharp from 'sharp'

/** Returns the text of the QR code in a picture, or undefined if it has no code. */
export async function readQrCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
