import { side, signatureOf, type Box, type Pixels } from './tiles.ts'

/** The positions of themes are in whole pixels. */
export interface Picture {
  /** Picture in base64. */
  png: string
  boxes: ReadonlyMap<string, Box>
}

/** Cells by theme. */
export type Cells = Record<string, string>

async function opened(png: string): Promise<OffscreenCanvasRenderingContext2D> {
  const blob = await (await fetch(`data:image/png;base64,${png}`)).blob()
  const bitmap = await createImageBitmap(blob)
  const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  brush.drawImage(bitmap, 0, 0)
  return brush
}

async function pixelsOf(png: string): Promise<Pixels & { height: number }> {
  const brush = await opened(png)
  const { width, height } = brush.canvas
  return { colors: new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer), width, height }
}

export async function signatureOfWhole(png: string): Promise<string> {
  const pixels = await pixelsOf(png)
  return signatureOf(pixels, { x: 0, y: 0, width: pixels.width, height: pixels.height })
}

export async function cellsOf(pictures: readonly Picture[]): Promise<Cells> {
  const cells: Cells = {}
  for (const { png, boxes } of pictures) {
    const pixels = await pixelsOf(png)
    for (const [theme, box] of boxes) cells[theme] = signatureOf(pixels, box)
  }
  return cells
}

/** Returns the picture with a frame around each tile that differs. */
export async function marked({ png, boxes }: Picture, found: ReadonlyMap<string, number[]>): Promise<string> {
  const brush = await opened(png)
  brush.strokeStyle = '#ff0000'
  brush.lineWidth = 2
  for (const [theme, tiles] of found) {
    const { x, y, width, height } = boxes.get(theme) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const tile of tiles)
      brush.strokeRect(
        x + ((tile % side) * width) / side,
        y + (Math.floor(tile / side) * height) / side,
        width / side,
        height / side,
      )
  }
  const bytes = new Uint8Array(await (await brush.canvas.convertToBlob()).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
