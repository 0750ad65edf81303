import type { LogoDrawing } from '../brand.ts'

const bowl = (x: number) => `M${x + 16} 20.5a8 8 0 1 1-16 0a8 8 0 1 1 16 0Z`

/** Light rising over the horizon with the spark in its middle, and the word in strokes of one width. */
export const auroraLogo: LogoDrawing = {
  viewBox: '0 0 152 36',
  markViewBox: '0 0 36 36',
  shapes: [
    { d: 'M4 27a14 14 0 0 1 28 0', tone: 'accent', stroke: 3 },
    { d: 'M10 27a8 8 0 0 1 16 0', tone: 'accent', stroke: 3, opacity: 0.6 },
    { d: 'M18 30.2a3.2 3.2 0 1 0 0-6.4a3.2 3.2 0 0 0 0 6.4Z', tone: 'action' },
    { d: `${bowl(43)}M59 12v17`, tone: 'text', stroke: 3 },
    { d: 'M65 12v9.5a7 7 0 0 0 14 0V12M79 12v17', tone: 'text', stroke: 3 },
    { d: 'M86 29V12M86 20a7.5 7.5 0 0 1 7.5-7.5', tone: 'text', stroke: 3 },
    { d: bowl(97), tone: 'text', stroke: 3 },
    { d: 'M119 29V12M119 20a7.5 7.5 0 0 1 7.5-7.5', tone: 'text', stroke: 3 },
    { d: `${bowl(130)}M146 12v17`, tone: 'text', stroke: 3 },
  ],
}
