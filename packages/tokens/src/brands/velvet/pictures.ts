import type { BrandPictures } from '../brand.ts'
import { area, circle, line, scene } from '../shapes.ts'

const stage = [area('M18 124h164l8 12H10Z', 'surface'), line('M18 124h164l8 12H10Z', 'action', 1.6)]
const parted = [
  area('M18 20H70Q66 70 30 92Q44 108 40 124H18Z', 'accent', 0.75),
  area('M182 20H130Q134 70 170 92Q156 108 160 124H182Z', 'accent', 0.55),
  line('M30 24q2 40-8 60M46 24q0 38-18 62M170 24q-2 40 8 60M154 24q0 38 18 62', 'sunken', 1.6, 0.6),
]
const valance = [
  area(
    'M14 12H186V24Q172 36 158 24Q143 36 129 24Q114 36 100 24Q86 36 71 24Q57 36 42 24Q28 36 14 24Z',
    'accent',
  ),
  line('M14 24Q28 36 42 24Q57 36 71 24Q86 36 100 24Q114 36 129 24Q143 36 158 24Q172 36 186 24', 'action', 2),
]
const mask = (x: number, y: number, mouth: string) => [
  area(`M${x - 26} ${y - 30}q26 10 52 0q6 54-26 66q-32-12-26-66Z`, 'action'),
  area(`M${x - 16} ${y - 8}q7-8 14 0q-7 6-14 0ZM${x + 2} ${y - 8}q7-8 14 0q-7 6-14 0Z`, 'sunken'),
  line(mouth, 'sunken', 3),
]

/** A lit empty stage, a mask that shrugs, a closed curtain. */
export const pictures: BrandPictures = {
  empty: scene(
    area('M100 20L140 124H60Z', 'action', 0.2),
    ...stage,
    ...parted,
    ...valance,
    line('M76 124a24 5 0 0 1 48 0', 'action', 1.6),
  ),
  notFound: scene(
    ...mask(100, 66, 'M84 90q16-14 32 0'),
    line('M74 42Q40 52 30 92M126 42q34 10 44 50', 'accent', 4),
    line(circle(100, 70, 60), 'action', 1, 0.4),
  ),
  maintenance: scene(
    area('M18 20H182V124H18Z', 'accent', 0.7),
    line('M40 28V122M62 28V122M84 28V122M116 28V122M138 28V122M160 28V122', 'sunken', 2, 0.5),
    ...stage,
    ...valance,
    line('M84 60l16-14 16 14', 'action', 1.6),
    area('M70 60h60v26H70Z', 'surface'),
    line('M70 60h60v26H70ZM80 73h40', 'action', 1.8),
  ),
  slides: [
    {
      title: 'The second act',
      text: 'Your table kept the seat warm.',
      drawing: scene(area('M100 20L150 124H50Z', 'action', 0.22), ...stage, ...parted, ...valance),
    },
    {
      title: 'Two faces',
      text: 'Back one, lay the other.',
      drawing: scene(...mask(66, 70, 'M52 92q14 12 28 0'), ...mask(134, 70, 'M120 96q14-12 28 0')),
    },
  ],
}
