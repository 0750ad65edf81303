import type { BrandPictures } from '../brand.ts'
import { area, box, line, scene } from '../shapes.ts'

/** Squares of 8 from the rows of a pattern. */
const pixels = (x: number, y: number, rows: string[], size = 8) =>
  rows
    .flatMap((row, down) =>
      [...row].flatMap((lit, across) =>
        lit === '#' ? [box(x + across * size, y + down * size, size, size)] : [],
      ),
    )
    .join('')
const robot = ['...##...', '...##...', '########', '########', '##.##.##', '########', '##....##', '.######.']
const cabinet = [
  area('M62 10h76l8 8v118H54V18Z', 'surface'),
  line('M62 10h76l8 8v118H54V18Z', 'accent', 3),
  area('M66 34h68v46H66Z', 'sunken'),
  line('M66 34h68v46H66Z', 'text', 2),
  line('M60 92h80', 'accent', 3),
  area(box(74, 100, 6, 14), 'text'),
  area(box(72, 96, 10, 6), 'action'),
  area(box(108, 104, 8, 8) + box(122, 104, 8, 8), 'action'),
]

/** A machine without a game, a lost robot, a pulled plug. */
export const pictures: BrandPictures = {
  empty: scene(...cabinet, area(box(96, 54, 8, 4), 'action'), area(box(72, 18, 56, 8), 'accent', 0.6)),
  notFound: scene(
    area(pixels(68, 26, robot), 'accent'),
    area(pixels(20, 116, ['#.#.#.#.#.#.#.#.#.#.'], 8), 'line'),
    area(box(164, 60, 8, 8), 'action'),
  ),
  maintenance: scene(
    ...cabinet,
    line('M66 34l68 46M134 34l-68 46', 'line', 2),
    line('M146 126h20v-30h16', 'text', 3),
    area('M176 84h12v24h-12ZM188 88h8v4h-8ZM188 100h8v4h-8Z', 'action'),
  ),
  slides: [
    {
      title: 'One more round',
      text: 'Odds that step while you watch.',
      drawing: scene(...cabinet, area(pixels(84, 40, robot, 4), 'accent')),
    },
    {
      title: 'High score',
      text: 'Somebody holds it. Not for long.',
      drawing: scene(
        area(
          pixels(64, 24, [
            '#########',
            '#########',
            '.#######.',
            '.#######.',
            '..#####..',
            '....#....',
            '....#....',
            '..#####..',
          ]),
          'action',
        ),
        area(pixels(48, 24, ['##', '#.', '#.', '##']) + pixels(136, 24, ['##', '.#', '.#', '##']), 'accent'),
      ),
    },
  ],
}
