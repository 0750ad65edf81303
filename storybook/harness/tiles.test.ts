import { describe, expect, it } from 'vitest'
import { differingTiles, side, signatureOf, type Pixels } from './tiles.ts'

const width = 120
const height = 60
const box = { x: 0, y: 0, width, height }
const blank = (): Pixels => ({ colors: new Uint32Array(width * height).fill(0xff_20_20_20), width })

/** The same picture with one pixel a shade lighter. */
function touched(x: number, y: number): Pixels {
  const pixels = blank()
  pixels.colors[y * width + x]! += 1
  return pixels
}

describe('what stands for a picture', () => {
  it('is the same for the same pixels, and is short', () => {
    expect(signatureOf(blank(), box)).toBe(signatureOf(blank(), box))
    expect(signatureOf(blank(), box)).toHaveLength('120x60 '.length + side * side * 2)
  })

  it('tells in which tile one pixel has another shade', () => {
    const was = signatureOf(blank(), box)
    for (let tile = 0; tile < side * side; tile++) {
      const x = (tile % side) * (width / side) + 7
      const y = Math.floor(tile / side) * (height / side) + 3
      expect(differingTiles(was, signatureOf(touched(x, y), box))).toEqual([tile])
    }
  })

  it('is of its own part of a larger picture alone', () => {
    const half = { ...box, width: width / 2 }
    expect(signatureOf(touched(width - 1, 5), half)).toBe(signatureOf(blank(), half))
    expect(signatureOf(touched(5, 5), half)).not.toBe(signatureOf(blank(), half))
  })

  it('differs everywhere when the size does', () => {
    const was = signatureOf(blank(), box)
    expect(differingTiles(was, signatureOf(blank(), { ...box, height: height - 1 }))).toHaveLength(
      side * side,
    )
  })
})
