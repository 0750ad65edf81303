import type { LogoDrawing } from '../brand.ts'

/** An arcade machine's face with its aerial up, and the word cut from plate. */
export const arcadeLogo: LogoDrawing = {
  viewBox: '0 0 152 36',
  markViewBox: '0 0 36 36',
  shapes: [
    { d: 'M16 2h4v6h10l4 4v17l-4 4H6l-4-4V12l4-4h10Z', tone: 'accent', stroke: 3 },
    { d: 'M9 15h6v5H9ZM21 15h6v5h-6ZM11 25h14v3H11Z', tone: 'action' },
    { d: 'M45 28V14l4-4h6l4 4v14M45 21h14', tone: 'text', stroke: 3 },
    { d: 'M65 28V10h10l3 3v4l-3 3H65M72 20l6 8', tone: 'text', stroke: 3 },
    { d: 'M97 10H88l-4 4v10l4 4h9', tone: 'text', stroke: 3 },
    { d: 'M102 28V14l4-4h6l4 4v14M102 21h14', tone: 'text', stroke: 3 },
    { d: 'M122 10v18h8l4-4V14l-4-4Z', tone: 'text', stroke: 3 },
    { d: 'M151 10h-11v18h11M140 19h9', tone: 'text', stroke: 3 },
  ],
}
