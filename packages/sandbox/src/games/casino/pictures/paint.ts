import type { Scene } from './scene.ts'
import type { Shape } from './shapes.ts'

const sceneWidth = 160
const ratio = 11 / 16

export const heightOf = (width: number): number => Math.round(width * ratio)

interface Canvas {
  pixels: Uint8Array
  width: number
  height: number
}

function paintGround({ pixels, width, height }: Canvas, { from, to, turn }: Scene): void {
  const [across, along] = [Math.cos(turn), Math.sin(turn)]
  const reach = Math.abs(across) * width + Math.abs(along) * height
  let at = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = ((x - width / 2) * across + (y - height / 2) * along) / reach + 0.5
      for (let part = 0; part < 3; part += 1) {
        const first = from[part] ?? 0
        pixels[at] = first + ((to[part] ?? 0) - first) * place
        at += 1
      }
    }
}

function blend(pixels: Uint8Array, at: number, fill: Shape['fill'], share: number): void {
  for (let part = 0; part < 3; part += 1) {
    const under = pixels[at + part] ?? 0
    pixels[at + part] = under + ((fill[part] ?? 0) - under) * share
  }
}

/**
 * Pixels are processed in squares with this side. For most of them, the distance at the middle decides all or
 * none.
 */
const side = 8

function paintSquare({ pixels, width, height }: Canvas, shape: Shape, left: number, top: number): void {
  const { fill, alpha, distance } = shape
  const scale = width / sceneWidth
  const middle = distance((left + side / 2) / scale, (top + side / 2) / scale) * scale
  // The distance changes by no more than the distance moved, and the corner is the farthest point.
  const corner = (side / 2) * Math.SQRT2 + 1
  if (middle > corner) return
  for (let y = top; y < Math.min(height, top + side); y += 1)
    for (let x = left; x < Math.min(width, left + side); x += 1) {
      // Share of the pixel that is inside. The edge is one pixel wide.
      const inside = middle < -corner ? 1 : 0.5 - distance((x + 0.5) / scale, (y + 0.5) / scale) * scale
      if (inside > 0) blend(pixels, (y * width + x) * 3, fill, alpha * Math.min(1, inside))
    }
}

function paintShape(canvas: Canvas, shape: Shape): void {
  const scale = canvas.width / sceneWidth
  const [left = 0, top = 0, right = 0, bottom = 0] = shape.box.map((edge) => edge * scale)
  const startOf = (edge: number): number => Math.max(0, Math.floor((edge - 1) / side) * side)
  for (let y = startOf(top); y < Math.min(canvas.height, bottom + 1); y += side)
    for (let x = startOf(left); x < Math.min(canvas.width, right + 1); x += side)
      paintSquare(canvas, shape, x, y)
}

/** Three bytes per pixel, row by row. Needs no font, file or decoder. */
export function paint(scene: Scene, width: number): Uint8Array {
  const height = heightOf(width)
  const canvas = { pixels: new Uint8Array(width * height * 3), width, height }
  paintGround(canvas, scene)
  for (const shape of scene.shapes) paintShape(canvas, shape)
  return canvas.pixels
}
