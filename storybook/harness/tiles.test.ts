import { describe, expect, it } from 'vitest'
import { differingTiles, drawAlike, side, signatureOf, type Pixels } from './tiles.ts'

const width = 120
const height = 60
const box = { x: 0, y: 0, width, height }
const blank = (): Pixels => ({ colors: new Uint32Array(width * height).fill(0xff_20_20_20), width })

function touched(x: number, y: number, { length = 8, by = 0x60 } = {}): Pixels {
  const pixels = blank()
  for (let along = 0; along < length; along++) pixels.colors[(y + along) * width + x]! += by
  return pixels
}

describe('the signature of a picture', () => {
  it('is the same for the same pixels, and is short', () => {
    expect(signatureOf(blank(), box)).toBe(signatureOf(blank(), box))
    expect(signatureOf(blank(), box)).toHaveLength('120x60 '.length + side * side * 6)
  })

  it('shows in which tile an edge has moved by one pixel', () => {
    const was = signatureOf(blank(), box)
    for (let tile = 0; tile < side * side; tile++) {
      const x = (tile % side) * (width / side) + 7
      const y = Math.floor(tile / side) * (height / side) + 1
      expect(differingTiles(was, signatureOf(touched(x, y), box))).toEqual([tile])
    }
  })

  it('shows a background of another shade, in red, in green and in blue', () => {
    for (const by of [0x01, 0x01_00, 0x01_00_00]) {
      const lighter = { colors: blank().colors.map((color) => color + by), width }
      expect(differingTiles(signatureOf(blank(), box), signatureOf(lighter, box))).toHaveLength(side * side)
    }
  })

  it('does not confuse a letter with another that is drawn a shade thicker', () => {
    const grainy = signatureOf(touched(7, 1, { length: 4, by: 6 }), box)
    expect(differingTiles(signatureOf(blank(), box), grainy)).toEqual([])
  })

  it('covers only its own part of a larger picture', () => {
    const half = { ...box, width: width / 2 }
    const was = signatureOf(blank(), half)
    expect(differingTiles(was, signatureOf(touched(width - 1, 1), half))).toEqual([])
    expect(differingTiles(was, signatureOf(touched(5, 1), half))).toEqual([0])
  })

  it('differs everywhere if the size does', () => {
    const was = signatureOf(blank(), box)
    expect(differingTiles(was, signatureOf(blank(), { ...box, height: height - 1 }))).toHaveLength(
      side * side,
    )
  })
})

it('treats machines as equal by their Chromium and by its rendering', () => {
  const here = `Chromium 1.2, ${signatureOf(blank(), box)}`
  expect(drawAlike(here, here)).toBe(true)
  expect(drawAlike(here, here.replace('1.2', '1.3'))).toBe(false)
  expect(drawAlike(here, `Chromium 1.2, ${signatureOf(touched(5, 1), box)}`)).toBe(false)
  expect(drawAlike('none yet', here)).toBe(false)
})
