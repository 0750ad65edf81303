import type { LogoDrawing } from '../brand.ts'

/** A stage between its curtains under one light, and the word in thin and thick strokes like a playbill. */
export const velvetLogo: LogoDrawing = {
  viewBox: '0 0 148 36',
  markViewBox: '0 0 36 36',
  shapes: [
    { d: 'M4 33V15a14 14 0 0 1 28 0v18Z', tone: 'action', stroke: 1.6 },
    { d: 'M7 30V15a11 11 0 0 1 11-11Q17 18 8.5 24Q12 27 12 30Z', tone: 'accent', opacity: 0.85 },
    { d: 'M29 30V15a11 11 0 0 0-11-11Q19 18 27.5 24Q24 27 24 30Z', tone: 'accent', opacity: 0.55 },
    { d: 'M18 27.5a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4Z', tone: 'action' },
    { d: 'M44 10l7.5 17.5L59 10', tone: 'text', stroke: 1.4 },
    { d: 'M45.2 10l7 16.5', tone: 'text', stroke: 3 },
    { d: 'M66 10v17.5M66 10h10.5v3M66 27.5h11v-3M66 18.5h7', tone: 'text', stroke: 1.6 },
    { d: 'M84 10v17.5h10.5v-4', tone: 'text', stroke: 1.6 },
    { d: 'M98 10l7.5 17.5L113 10', tone: 'text', stroke: 1.4 },
    { d: 'M99.2 10l7 16.5', tone: 'text', stroke: 3 },
    { d: 'M120 10v17.5M120 10h9.5v3M120 27.5h10v-3M120 18.5h6.5', tone: 'text', stroke: 1.6 },
    { d: 'M133 13v-3h13v3M139.5 10v17.5', tone: 'text', stroke: 1.6 },
  ],
}
