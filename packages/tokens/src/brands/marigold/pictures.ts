import type { BrandPictures } from '../brand.ts'
import { area, circle, line, scene } from '../shapes.ts'

const flower = (x: number, y: number, r: number) => [
  ...Array.from({ length: 8 }, (_, turn) => {
    const angle = (turn * Math.PI) / 4
    return area(
      circle(Math.round(x + Math.cos(angle) * r * 0.7), Math.round(y + Math.sin(angle) * r * 0.7), r * 0.42),
      'action',
    )
  }),
  area(circle(x, y, r * 0.42), 'accent'),
]
const kite = (x: number, y: number) => [
  area(`M${x} ${y - 34}L${x + 28} ${y}L${x} ${y + 34}L${x - 28} ${y}Z`, 'action'),
  area(`M${x} ${y - 34}L${x + 28} ${y}H${x}Z`, 'accent'),
  line(`M${x - 28} ${y}H${x + 28}M${x} ${y - 34}V${y + 34}`, 'surface', 2),
]
const pot = [
  area('M66 84h68q10 44-34 46q-44-2-34-46Z', 'accent'),
  line('M62 84h76', 'action', 7),
  line('M76 106q24 12 48 0', 'action', 3),
]

/** A pot without flowers, a kite that flew away, a garland half strung. */
export const pictures: BrandPictures = {
  empty: scene(...pot, line('M86 70q4-12-2-22M100 68V40M114 70q-4-12 2-22', 'line', 3)),
  notFound: scene(
    ...kite(132, 48),
    line('M132 82q-18 18-30 12t-30 20', 'muted', 2),
    line('M58 120q-12 6-24 2', 'muted', 2),
    area(circle(34, 122, 4), 'action'),
  ),
  maintenance: scene(
    line('M16 34Q100 130 184 34', 'muted', 2.5),
    ...flower(36, 56, 15),
    ...flower(66, 80, 15),
    ...flower(100, 88, 15),
    line('M150 66l34-34', 'accent', 4),
    line('M176 34a5 5 0 1 0 8-6', 'accent', 2),
  ),
  slides: [
    {
      title: 'Everybody up',
      text: 'First ball at seven. Bring the drum.',
      drawing: scene(
        ...kite(70, 60),
        ...kite(140, 84),
        line('M70 94q-10 30 10 50M140 118q12 16-6 30', 'muted', 2),
      ),
    },
    {
      title: 'A garland for the winner',
      text: 'Pick them before the toss.',
      drawing: scene(
        line('M16 30Q100 150 184 30', 'muted', 2.5),
        ...flower(36, 58, 17),
        ...flower(68, 84, 17),
        ...flower(100, 92, 17),
        ...flower(132, 84, 17),
        ...flower(164, 58, 17),
      ),
    },
  ],
}
