/** Returns a picture of a plain colour, as the browser encodes it. */
export async function drawnPicture(
  name = 'receipt.png',
  { width = 400, height = 600, type = 'image/png' } = {},
  draw?: (context: CanvasRenderingContext2D) => void,
): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#222'
  draw?.(context)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob!], name, { type })
}
