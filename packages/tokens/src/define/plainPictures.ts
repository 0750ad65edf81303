import type { BrandPictures } from '../brands/brand.ts'
import { area, box, circle, line, scene } from '../brands/shapes.ts'

const ground = line('M20 122H180', 'line')

/** Pictures for a brand that draws none: simple shapes in its colours, and no slides. */
export const plainPictures: BrandPictures = {
  empty: scene(
    ground,
    area(box(62, 50, 76, 72), 'accent', 0.12),
    line(box(62, 50, 76, 72), 'muted'),
    line('M76 72h48M76 88h48M76 104h28', 'accent'),
  ),
  notFound: scene(
    ground,
    area(circle(92, 76, 34), 'accent', 0.12),
    line(circle(92, 76, 34), 'muted'),
    line('M117 101L146 130', 'accent', 6),
  ),
  maintenance: scene(
    ground,
    area('M100 42L146 122H54Z', 'action', 0.14),
    line('M100 42L146 122H54Z', 'muted'),
    line('M100 70v26M100 107v2', 'action', 5),
  ),
  slides: [],
}
