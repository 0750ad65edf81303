import { expect, it } from 'vitest'
import { difference, drawGreyBoxes } from './drawGreyBoxes.ts'
import type { GreyBox } from './greyBoxesOf.ts'

const screen = { width: 100, height: 100 }
const box = (kind: GreyBox['kind'], left: number, top: number, width: number, height: number): GreyBox => ({
  kind,
  left,
  top,
  width,
  height,
})
const half = [box('control', 0, 0, 100, 50)]

it('draws only positions and sizes, so that a brand is recognised by its layout alone', () => {
  const svg = drawGreyBoxes([box('panel', 0, 0, 100, 100), box('text', 10, 20, 50, 16)], screen)
  expect(svg.match(/<rect /g)).toHaveLength(3)
  expect(svg).not.toMatch(/<text|font|rx=/)
  for (const [, colour = ''] of svg.matchAll(/(?:fill|stroke)="#([\da-f]+)"/g))
    expect(new Set(colour.match(colour.length === 6 ? /../g : /./g)).size).toBe(1)
})

it('returns the share of a screen that differs', () => {
  expect(difference(half, half, screen)).toBe(0)
  expect(difference(half, [], screen)).toBe(0.5)
  expect(difference(half, [box('text', 0, 0, 100, 50)], screen)).toBe(0.5)
})
