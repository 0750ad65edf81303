import type { BrandPictures } from '../brand.ts'
import { circle, line, scene } from '../shapes.ts'

const shade = (x: number, y: number, width: number, rows: number) =>
  line(Array.from({ length: rows }, (_, row) => `M${x} ${y + row * 5}h${width}`).join(''), 'muted', 0.8)
const post = line('M100 132V26M94 132h12', 'text', 2)

/** Line engravings: an open book, a signpost without names, a pen next to its inkwell. */
export const pictures: BrandPictures = {
  empty: scene(
    line('M100 44Q70 28 28 36V116Q70 108 100 124Q130 108 172 116V36Q130 28 100 44ZM100 44V124', 'text', 1.8),
    line('M28 36l-6 4v84q46-8 78 8q32-16 78-8V40l-6-4', 'text', 1.2),
    shade(40, 56, 46, 8),
    shade(114, 56, 46, 3),
  ),
  notFound: scene(
    post,
    line('M60 36h62l14 11-14 11H60ZM140 66H84L70 77l14 11h56Z', 'text', 1.8),
    shade(68, 42, 48, 3),
    shade(90, 72, 44, 3),
    line('M60 136q40-8 80 0M74 142q26-5 52 0', 'muted', 1),
    line(circle(100, 20, 5), 'accent', 2),
  ),
  maintenance: scene(
    line('M64 92h44l6 14v22H58v-22ZM72 92v-8h28v8', 'text', 1.8),
    shade(62, 112, 48, 3),
    line('M92 86Q112 40 156 16Q158 52 112 78L98 88', 'text', 1.8),
    line('M94 88Q118 54 150 24M112 62l14-2M122 50l14-2M132 38l12-2', 'muted', 0.9),
    line('M128 130h30', 'accent', 2.4),
  ),
  slides: [
    {
      title: 'The going is good',
      text: 'Runners, draws and prices in one column.',
      drawing: scene(
        line(
          'M62 34q-18 44 2 84q8 12 18 4q-20-40-8-84ZM138 34q18 44-2 84q-8 12-18 4q20-40 8-84ZM62 34q38-34 76 0M74 38q26-20 52 0',
          'text',
          1.8,
        ),
        ...[
          [66, 60],
          [64, 84],
          [72, 106],
          [134, 60],
          [136, 84],
          [128, 106],
        ].map(([x = 0, y = 0]) => line(circle(x, y, 2), 'accent', 1.4)),
      ),
    },
    {
      title: 'At the post',
      text: 'A result is written once.',
      drawing: scene(
        post,
        line('M100 30h44l-10 12 10 12h-44', 'accent', 2),
        shade(104, 35, 26, 4),
        line('M20 132H180M20 138H180', 'muted', 1),
      ),
    },
  ],
}
