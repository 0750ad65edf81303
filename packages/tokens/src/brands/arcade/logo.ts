import type { LogoDrawing } from '../brand.ts'

/** One blocky thing coming down the screen, and the word cut from plate. */
export const arcadeLogo: LogoDrawing = {
  viewBox: '0 0 152 36',
  markViewBox: '0 0 36 36',
  shapes: [
    {
      d: 'M9 6h3v3h3v3h6V9h3V6h3v3h-3v3h3v3h3v3h3v9h-3v-6h-3v6h-3v3h-6v-3h6v-3h-12v3h6v3H9v-3H6v-6H3v6H0v-9h3v-3h3v-3h3V9H9ZM12 15v3h3v-3ZM21 15v3h3v-3Z',
      tone: 'accent',
    },
    { d: 'M12 15h3v3h-3ZM21 15h3v3h-3Z', tone: 'action' },
    { d: 'M45 28V14l4-4h6l4 4v14M45 21h14', tone: 'text', stroke: 3 },
    { d: 'M65 28V10h10l3 3v4l-3 3H65M72 20l6 8', tone: 'text', stroke: 3 },
    { d: 'M97 10H88l-4 4v10l4 4h9', tone: 'text', stroke: 3 },
    { d: 'M102 28V14l4-4h6l4 4v14M102 21h14', tone: 'text', stroke: 3 },
    { d: 'M122 10v18h8l4-4V14l-4-4Z', tone: 'text', stroke: 3 },
    { d: 'M151 10h-11v18h11M140 19h9', tone: 'text', stroke: 3 },
  ],
}
