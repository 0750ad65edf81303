import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearOf, roomAtEnd } from './keepClear.ts'

const phone = { top: 52, bottom: 788 }
const of = (top: number, height: number) => ({ top, bottom: top + height })

describe('the picture in a corner and the bar of an event', () => {
  it.each([
    { where: 'at the foot of a long page', bar: of(748, 44), moves: 0 },
    { where: 'in the upper half of a short page', bar: of(300, 44), moves: 0 },
    { where: 'behind the picture', bar: of(650, 44), moves: 650 - 8 - 740 },
    { where: 'behind its upper edge', bar: of(570, 44), moves: 570 + 44 + 8 - 580 },
  ])('does not cover a bar $where', ({ bar, moves }) =>
    expect(clearOf(of(580, 160), bar, phone, 8)).toBe(moves),
  )

  it('never covers the bar if there is space on one side, and never leaves the page', () => {
    const px = fc.integer({ min: 0, max: 700 })
    fc.assert(
      fc.property(px, px, fc.integer({ min: 20, max: 300 }), (from, at, height) => {
        const picture = of(52 + Math.min(from, 736 - height), height)
        const bar = of(52 + Math.min(at, 692), 44)
        const shift = clearOf(picture, bar, phone, 8)
        const [top, bottom] = [picture.top + shift, picture.bottom + shift]
        expect(top).toBeGreaterThanOrEqual(phone.top)
        expect(bottom).toBeLessThanOrEqual(phone.bottom)
        const hasRoom = bar.top - 8 - height >= phone.top || bar.bottom + 8 + height <= phone.bottom
        expect(!hasRoom || bottom <= bar.top || top >= bar.bottom).toBe(true)
      }),
    )
  })
})

describe('the space at the end of a page', () => {
  const picture = of(580, 160)
  it.each([
    { page: 'that ends with its prices', content: 2_000, height: 2_000, room: 0, needed: 844 - 580 },
    { page: 'with a low foot', content: 2_000, height: 2_100, room: 0, needed: 164 },
    { page: 'with a high foot', content: 2_000, height: 2_600, room: 0, needed: 0 },
    { page: 'whose foot came late', content: 2_000, height: 2_864, room: 264, needed: 0 },
  ])(
    'lets the last price of a page $page be scrolled above the picture',
    ({ content, height, room, needed }) =>
      expect(roomAtEnd(content, { height, screen: 844 }, picture, room)).toBe(needed),
  )
})
