import type { IconDrawing } from '../Icon/drawing.ts'
import { strokes } from '../Icon/strokes.tsx'
import type { SocialName } from './socialNames.ts'

export const socials: Record<SocialName, IconDrawing> = {
  facebook: strokes(
    'o 12 12 9',
    'M10.5 21v-7H8.5v-3h2V9.5C10.5 7.5 11.6 6.5 13.3 6.5h1.7v2.7h-1.2c-.7 0-.8.3-.8.9V11h2l-.4 3H13v7',
  ),
  instagram: strokes(
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Z',
    'o 12 12 3.8',
    'M16.8 7.2h.01',
  ),
  pinterest: strokes(
    'o 12 12 9',
    'M9.8 19.5 12 10.5',
    'M8.8 13c-.9-1.3-.9-2.9 0-4.1 1.5-2 5-2 6.2 0 1.3 2.3.2 5.6-2.2 5.9-1 .1-1.7-.5-1.9-1.2',
  ),
  signal: strokes(
    'M12 4.5a7.5 7.5 0 1 1-4 13.8L4.5 19.5l1.2-3.5A7.5 7.5 0 0 1 12 4.5Z',
    'M9 2.3a10.5 10.5 0 0 1 6 0M18 4.3a10.5 10.5 0 0 1 3 4M6 4.3a10.5 10.5 0 0 0-3 4',
  ),
  telegram: strokes('M3 11.5 21 4l-3 16-6-4.5-2.5 3.5-.9-5.5Z', 'M8.6 13.5 21 4'),
  twitter: strokes('M4 4l11.5 16H20L8.5 4Z', 'M4.5 20l6.3-7M19.5 4l-6.2 6.8'),
  website: strokes('o 12 12 9', 'M3 12h18', 'M12 3c3.3 3 3.3 15 0 18M12 3c-3.3 3-3.3 15 0 18'),
  whatsapp: strokes(
    'M12 3.5a8.5 8.5 0 1 1-4.2 15.9L3.5 20.5l1.2-4.1A8.5 8.5 0 0 1 12 3.5Z',
    'M9 8.2c-.9.8-.8 2.3.6 4.2 1.5 2 3.5 3.2 4.8 2.9.8-.2 1.1-.8 1-1.5l-1.9-.9-.9.9c-1-.4-1.9-1.3-2.3-2.3l.8-.9-.9-2Z',
  ),
  youtube: strokes(
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Z',
    'M10.3 9.3v5.4l4.7-2.7Z',
  ),
}
