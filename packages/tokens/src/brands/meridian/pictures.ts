import type { BrandPictures } from '../brand.ts'
import { area, box, line, scene } from '../shapes.ts'

const axes = line('M24 18V126H184', 'muted', 1.5)
const grid = line('M24 42H184M24 70H184M24 98H184M64 18V126M104 18V126M144 18V126', 'line', 1)

/** Data as pictures: a ladder without orders, a line that left its range, a feed with a gap. */
export const pictures: BrandPictures = {
  empty: scene(
    ...[24, 46, 68, 90, 112].flatMap((y) => [
      line(box(34, y, 58, 16), 'line', 1.5),
      line(box(108, y, 58, 16), 'line', 1.5),
    ]),
    line('M100 14V140', 'accent', 2),
  ),
  notFound: scene(
    grid,
    axes,
    line('M24 104L50 92L72 98L98 66L122 72L150 14', 'accent', 2),
    line('M150 14L158 0', 'accent', 2, 0.4),
    line('M142 22h16M150 14v16', 'action', 1.5),
  ),
  maintenance: scene(
    grid,
    axes,
    line('M24 84L46 76L66 88L86 80', 'accent', 2),
    line('M90 80h40', 'muted', 1.5, 0.6),
    line('M134 80L150 68L166 78L184 70', 'accent', 2, 0.5),
    area(box(92, 62, 4, 36), 'action'),
    area(box(126, 62, 4, 36), 'action'),
  ),
  slides: [
    {
      title: 'Depth, both sides',
      text: 'Volume at each of three prices.',
      drawing: scene(
        ...[
          [30, 60],
          [50, 44],
          [70, 22],
        ].map(([y = 0, w = 0]) => area(box(98 - w, y, w, 14), 'accent')),
        ...[
          [30, 18],
          [50, 52],
          [70, 70],
        ].map(([y = 0, w = 0]) => area(box(102, y, w, 14), 'muted', 0.7)),
        line('M100 20V96', 'text', 1.5),
      ),
    },
    {
      title: 'Every tick',
      text: 'In order, or not at all.',
      drawing: scene(
        grid,
        axes,
        line('M24 110L40 96L56 102L74 80L92 88L110 60L128 66L148 40L166 46L184 28', 'accent', 2),
      ),
    },
  ],
}
