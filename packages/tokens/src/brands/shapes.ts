import type { Drawing, DrawingShape } from './brand.ts'

type Tone = DrawingShape['tone']

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`

export const area = (d: string, tone: Tone, opacity = 1): DrawingShape => ({ d, tone, opacity })
export const line = (d: string, tone: Tone, stroke = 2.5, opacity = 1): DrawingShape => ({
  d,
  tone,
  stroke,
  opacity,
})

/** 200 wide and 150 high. */
export const scene = (...shapes: DrawingShape[]): Drawing => ({ viewBox: '0 0 200 150', shapes })
