import { CricketIcon, GreyhoundIcon, HorseIcon } from '../Icon/sports.tsx'
import { strokes } from '../Icon/strokes.tsx'
import type { IconDrawing } from '../Icon/drawing.ts'
import type { SportName } from './sportNames.ts'

export const sports: Record<SportName, IconDrawing> = {
  athletics: strokes(
    'o 15.5 4.5 1.7',
    'M6 9.5 10 7l4 2.5-2.6 4.4 3.4 2.4V21',
    'M11.4 13.9 9 17H4.5',
    'M14 9.5l2 2.5h3.5',
  ),
  badminton: strokes(
    'M8.2 15.8 17 3l4 4-12.8 8.8Z',
    'M12.7 9.3l2 2',
    'M8.4 12.6 4.2 16a2.6 2.6 0 0 0 3.8 3.8l3.4-4.2',
  ),
  baseball: strokes('o 12 12 9', 'M6 5.3c2.6 4 2.6 9.4 0 13.4', 'M18 5.3c-2.6 4-2.6 9.4 0 13.4'),
  basketball: strokes(
    'o 12 12 9',
    'M12 3v18',
    'M3 12h18',
    'M5.6 5.6c3.6 3.6 3.6 9.2 0 12.8',
    'M18.4 5.6c-3.6 3.6-3.6 9.2 0 12.8',
  ),
  boxing: strokes(
    'M7 16.5V20h9v-3.5',
    'M6 11V8.5A4.5 4.5 0 0 1 10.5 4h3A4.5 4.5 0 0 1 18 8.5V12c0 2-1 3.4-2 4.5H7.5L5 13.6a2 2 0 0 1 2.9-2.7L11 13',
  ),
  cricket: CricketIcon,
  cycling: strokes(
    'o 6 16.5 3.7',
    'o 18 16.5 3.7',
    'M6 16.5 9.5 9h6L18 16.5',
    'M9.5 9l3 7.5 3-7.5',
    'M8 6.5h3M15 6h2',
  ),
  darts: strokes('o 10.5 13.5 8', 'o 10.5 13.5 3.6', 'M10.5 13.5 20 4', 'M17 4v3h3'),
  esports: strokes(
    'M7.5 7h9A4.5 4.5 0 0 1 21 11.5l.6 4.2a2.5 2.5 0 0 1-4.4 1.9L15 15H9l-2.2 2.6a2.5 2.5 0 0 1-4.4-1.9L3 11.5A4.5 4.5 0 0 1 7.5 7Z',
    'M7.5 10v3M6 11.5h3',
    'M15.5 10.4h.01M17.5 12.6h.01',
  ),
  football: strokes(
    'o 12 12 9',
    'M12 7.8l4 2.9-1.5 4.7h-5L8 10.7Z',
    'M12 3.2v4.6M16 10.7l4.5-1.5M14.5 15.4l2.8 3.9M9.5 15.4l-2.8 3.9M8 10.7 3.5 9.2',
  ),
  golf: strokes('M9 20V3l9 4-9 4', 'M5 20.5c2.3-1.2 8.7-1.2 11 0', 'o 18.5 17.5 1.5'),
  greyhound: GreyhoundIcon,
  handball: strokes(
    'o 16.5 7 4',
    'M14 4.2c1.6 1.4 4.3 1.6 6 .8',
    'M12.8 10.2 9.5 13l1.5 4-3 4',
    'M9.5 13H5.5L3.5 9.5',
    'M11 17l4 1.5V21',
  ),
  hockey: strokes(
    'M17.5 3 12 15.5c-1 2.4-2.3 4-4.5 4a3 3 0 0 1-2.9-3.6',
    'M14.9 5.8l2.6 1.2',
    'o 17.5 18.5 2',
  ),
  horse: HorseIcon,
  iceHockey: strokes(
    'M16.5 3 11 16.5H5.5a1.8 1.8 0 0 0 0 3.6H12a2 2 0 0 0 1.8-1.2L20 4.5',
    'M16 17.5h4v2.6h-4Z',
  ),
  kabaddi: strokes(
    'o 8 4.8 1.8',
    'o 17.5 7.5 1.8',
    'M3.5 20 7 15.5 6.5 10 10 8.5l3 2.5',
    'M6.5 10 3.5 12.5',
    'M7 15.5l4 1 .5 4',
    'M13 16l3-5.5 4 1.5',
    'M16 10.5 13 11M17 14.5l2.5 5.5',
  ),
  motorsport: strokes(
    'M5 21V3.5',
    'M5 4.5c3-1.6 5 1.4 8 .4s4-1.4 6-.4v9c-2-1-3-.6-6 .4s-5-2-8-.4',
    'M9.6 4.3v8.8M14.4 4.6v9',
    'M5 9c3-1.6 5 1.4 8 .4s4-1.4 6-.4',
  ),
  politics: strokes(
    'M4 13.5h16V20H4Z',
    'M8.5 13.5 12 4l5 2-2.6 7.5',
    'M9.5 16.8h5',
    'M4 13.5 6 10.5h1.5M16.5 10.5H18l2 3',
  ),
  rugby: strokes(
    'M4 20c-1.5-6 1-11.5 5-14S18 3 20 4c1 2 .5 7-2 11s-8 6.5-14 5Z',
    'M8.5 15.5l7-7',
    'M9.5 11.7l2.8 2.8M11.7 9.5l2.8 2.8',
  ),
  snooker: strokes('o 8 16 4.5', 'o 16 16 4.5', 'o 12 8 4.5', 'M11 7.2h2'),
  tableTennis: strokes(
    'M13.5 15.5 20 9a5.5 5.5 0 0 0-7.8-7L5.5 8.5a3 3 0 0 0 0 4.2l1.3 1.3L3 18l3 3 4-3.8',
    'M6.8 14l5 5',
    'o 18.5 18.5 2',
  ),
  tennis: strokes('o 12 12 9', 'M5.8 5.5c4 2.6 4 10.4 0 13', 'M18.2 5.5c-4 2.6-4 10.4 0 13'),
  virtual: strokes(
    'M3 8.5h18V16a2 2 0 0 1-2 2h-3.5l-2-3h-3l-2 3H5a2 2 0 0 1-2-2Z',
    'M7 12h.01M17 12h.01',
    'M5.5 8.5 7 5.5h10l1.5 3',
  ),
  volleyball: strokes(
    'o 12 12 9',
    'M12 12V3.2',
    'M12 12 4.4 16.5',
    'M12 12l7.6 4.5',
    'M7.5 4.3c.2 3-1 6.5-3.9 8.7M15.5 3.7c2.5 1.7 4.9 4.5 5.3 7.5M8 20c2.5-1.6 6.5-2.4 9.5-1.3',
  ),
}
