import { downloadFile } from '@kit/sdk/sheets'

/** Base64 of another type is drawn again. */
async function pngOf(bytes: Blob): Promise<Blob> {
  if (bytes.type === 'image/png') return bytes
  const decoded = await createImageBitmap(bytes)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: decoded.width, height: decoded.height })
  canvas.getContext('2d')?.drawImage(decoded, 0, 0)
  decoded.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error('The picture could not be drawn'))),
      'image/png',
    ),
  )
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)

/** Local date, for example 2026-11-23. */
const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Named with the date (DEP-030). */
export async function savePicture(
  { imageBase, mediaType }: { imageBase: string; mediaType: string },
  nowMs: number,
): Promise<void> {
  const png = await pngOf(new Blob([bytesOf(imageBase)], { type: mediaType || 'image/png' }))
  downloadFile(png, `qr-code-${dayOf(new Date(nowMs))}.png`)
}
