import type { BrandPictures } from '../brand.ts'
import { area, box, circle, line, scene } from '../shapes.ts'

const mast = (x: number) => [
  line(`M${x} 128V44M${x - 7} 128L${x} 96L${x + 7} 128`, 'muted'),
  area(box(x - 17, 26, 34, 18), 'surface'),
  line(box(x - 17, 26, 34, 18), 'muted'),
]
const lamps = (x: number) => [-11, 0, 11].map((at) => area(circle(x + at, 35, 3.6), 'action'))
const ground = line('M10 128H190M60 128a40 12 0 0 1 80 0', 'line')
const ball = (x: number, y: number) => [
  area(circle(x, y, 9), 'accent'),
  line(`M${x - 5} ${y - 7}q4 7 0 14M${x + 5} ${y - 7}q-4 7 0 14`, 'surface', 1.6),
]

/** Not found: the object lies in the light of one mast. Empty: the light shows an empty pitch. */
export const pictures: BrandPictures = {
  empty: scene(
    area('M40 46L150 128H62Z', 'accent', 0.16),
    ...mast(40),
    ...lamps(40),
    ground,
    line('M108 118a10 4 0 1 0 20 0a10 4 0 1 0-20 0', 'accent', 1.6),
  ),
  notFound: scene(
    area('M40 46L130 128H62Z', 'accent', 0.14),
    ...mast(40),
    ...lamps(40),
    ground,
    line('M96 122q26-60 66-34', 'line', 2),
    ...ball(172, 98),
  ),
  maintenance: scene(
    ...mast(100),
    line('M84 26l32 18M116 26L84 44', 'muted', 2),
    ground,
    line('M128 128V60M142 128V60M128 72h14M128 86h14M128 100h14M128 114h14', 'accent'),
    area('M58 66l8 14h-6l4 14-16-19h8l-4-9Z', 'action'),
  ),
  slides: [
    {
      title: 'Lights on at eight',
      text: 'Every over priced while the bowler walks back.',
      drawing: scene(
        area('M40 46L120 128H50ZM160 46L80 128H150Z', 'accent', 0.18),
        ...mast(40),
        ...lamps(40),
        ...mast(160),
        ...lamps(160),
        ground,
      ),
    },
    {
      title: 'Up in the air',
      text: 'Prices move with every ball.',
      drawing: scene(line('M24 128Q84-20 168 66', 'line', 2), ...ball(148, 46), ground),
    },
  ],
}
