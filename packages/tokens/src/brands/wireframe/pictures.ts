import type { BrandPictures } from '../brand.ts'
import { box, line, scene } from '../shapes.ts'

const frame = line(`${box(30, 20, 140, 110)}M30 20l140 110M170 20L30 130`, 'muted', 2)

/** The symbol for "a picture goes here", three times. */
export const pictures: BrandPictures = {
  empty: scene(line(box(30, 20, 140, 110), 'muted', 2)),
  notFound: scene(frame, line('M92 60q0-14 12-12t4 20l-8 8v6M100 92v2', 'text', 4)),
  maintenance: scene(frame, line('M78 75h44', 'text', 4)),
  slides: [
    { title: 'Slide one', text: 'A sentence.', drawing: scene(frame) },
    {
      title: 'Slide two',
      text: 'Another one.',
      drawing: scene(
        line(box(30, 20, 140, 110), 'muted', 2),
        line('M46 50h108M46 70h108M46 90h70', 'muted', 3),
      ),
    },
  ],
}
