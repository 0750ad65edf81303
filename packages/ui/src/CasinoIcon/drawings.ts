import type { IconDrawing } from '../Icon/drawing.ts'
import { strokes } from '../Icon/strokes.tsx'
import type { CasinoName } from './casinoNames.ts'

export const casinoKinds: Record<CasinoName, IconDrawing> = {
  baccarat: strokes(
    'M3.5 6.5h8.5v13H3.5Z',
    'M12 8l6.4 1.6-3 11.9-3.4-.9',
    'M7.7 10.2c2 2 2 3.3.9 3.7M7.7 10.2c-2 2-2 3.3-.9 3.7M7.7 13v2.6',
  ),
  blackjack: strokes('M4 5h10v14H4Z', 'M17 7l3.5 1-3.3 12-3.2-.9', 'M7 15l2-6 2 6', 'M7.7 13h2.6'),
  cards: strokes(
    'M5 4h9a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z',
    'M15 7.5l4 1a1 1 0 0 1 .7 1.3L17 20',
    'M9.5 8.5 12 11.7l-2.5 3.2L7 11.7Z',
  ),
  cockFight: strokes(
    'M4 14c0-3 1.5-5 4-6V5.5C8 4 9.2 3 10.5 3S13 4 13 5.5l2 1-2 1.2c0 1.8 1.2 2.8 3 2.8h4c0 5-3.5 8-8 8s-8-1.5-8-4.5Z',
    'M10.5 6h.01',
    'M10 18.5V21M13 18.5V21',
  ),
  crash: strokes('M3 20c6-.5 11-4 14-10.5', 'M12.5 8 18 6.5l1.5 5.5', 'M3 20h18'),
  dice: strokes(
    'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4Z',
    'M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
  ),
  fishing: strokes('M3 12c3-4.5 8.5-5.5 13-1.5L20.5 7v10L16 13.5C11.5 17.5 6 16.5 3 12Z', 'M8 11h.01'),
  jackpot: strokes('M4 17 3 7.5l5 3.5 4-6 4 6 5-3.5L20 17Z', 'M4 20.5h16'),
  live: strokes('M4 7h11v10H4Z', 'M15 10.5l5-3v9l-5-3', 'M8 12h3'),
  lottery: strokes(
    'M4 8a2 2 0 0 0 0 0V6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4Z',
    'M14.5 6v2.5M14.5 11v2M14.5 15.5V18',
    'M8 12h2.5',
  ),
  roulette: strokes('o 12 12 9', 'o 12 12 4.5', 'M12 3v4.5M12 16.5V21M3 12h4.5M16.5 12H21', 'o 12 12 .6'),
  slots: strokes(
    'M4 5h14v14H4Z',
    'M8.7 5v14M13.3 5v14',
    'M18 10h2.5V5.5',
    'o 20.5 4.5 1',
    'M4 12h1.5M10.5 12h1M15.5 12H18',
  ),
  table: strokes(
    'M3 9c0-2 4-3.5 9-3.5S21 7 21 9v3c0 3-4 5.5-9 5.5S3 15 3 12Z',
    'M3 10.5c1.5 2 5 3 9 3s7.5-1 9-3',
    'M12 13.5v4',
  ),
}
