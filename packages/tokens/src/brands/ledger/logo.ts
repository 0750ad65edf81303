import type { LogoDrawing } from '../brand.ts'

const serif = (x: number) => `M${x - 2.5} 10.6h7.5M${x - 2.5} 27.4h7.5`

/** An initial in a box ruled twice, and the word with serifs like a masthead. */
export const ledgerLogo: LogoDrawing = {
  viewBox: '0 0 142 36',
  markViewBox: '0 0 36 36',
  shapes: [
    { d: 'M3 3h30v30H3Z', tone: 'text', stroke: 2 },
    { d: 'M6.5 6.5h23v23h-23Z', tone: 'text', stroke: 0.8 },
    { d: 'M12 10h6M15 10v16M12 26h13v-5', tone: 'accent', stroke: 2.6 },
    { d: `${serif(46)}M47 10.6v16.8M44 27.4h12v-4.5`, tone: 'text', stroke: 1.6 },
    { d: 'M61.5 10.6v16.8M59 10.6h12v4M59 27.4h12v-4M61.5 19h6M67.5 17v4', tone: 'text', stroke: 1.6 },
    { d: 'M76 10.6h6a8.4 8.4 0 0 1 0 16.8h-6M78.5 10.6v16.8', tone: 'text', stroke: 1.6 },
    { d: 'M106.5 14.5v-3.5M106.5 14.5a8 8 0 1 0 0 9v-3.5M103 20h5.5', tone: 'text', stroke: 1.6 },
    { d: 'M115.5 10.6v16.8M113 10.6h11v4M113 27.4h11v-4M115.5 19h5.5', tone: 'text', stroke: 1.6 },
    {
      d: 'M130.5 10.6v16.8M128 27.4h5M128 10.6h6a4.2 4.2 0 0 1 0 8.4h-3.5M133.5 19l5 8.4h2.5',
      tone: 'text',
      stroke: 1.6,
    },
    { d: 'M44 32h98', tone: 'accent', stroke: 1.2 },
  ],
}
