import { withAlpha } from '../../color/derive.ts'
import { sourceSans, sourceSerif } from '../../fonts/faces.ts'
import { stack } from '../../fonts/standIn.ts'
import { createBrand } from '../createBrand.ts'
import { doubleRule, margin, ruled } from './imagery.ts'

/** The printed form guide: white, ink and oxblood, square and ruled, in two columns of good type. Never dark. */
export const ledgerDesign = createBrand({
  name: 'ledger',
  label: 'Ledger',
  modes: ['light'],
  accent: '#6b1128',
  action: '#1d1913',
  grey: { hue: 85, chroma: 0.008 },
  corners: 'square',
  movement: 'still',
  font: { body: stack(sourceSans), display: stack(sourceSerif), numeric: stack(sourceSans) },
  text: { body: '1rem', small: '0.875rem', tiny: '0.78125rem', large: '1.125rem', title: '1.4375rem' },
  heading: { weight: '700', tracking: '-0.005em' },
  tracking: { tight: '-0.015em', wide: '0.04em' },
  leading: { tight: '1.2', normal: '1.5' },
  icon: { stroke: '1.25', cap: 'square', join: 'miter' },
  space: { huge: '28px', vast: '64px' },
  size: { rail: '340px' },
  colors: {
    light: {
      canvas: '#f8f6f0',
      surface: '#ffffff',
      surfaceSunken: '#f1eee5',
      line: '#c9c3b4',
      text: '#17140f',
      ink: '#17140f',
      back: '#a3cdf5',
      lay: '#f7b3c9',
      danger: '#c02a12',
      loss: '#c02a12',
      inPlay: '#6b1128',
      favourite: '#8f6a00',
    },
  },
  pictures: ({ text, accent }) => ({
    glow: margin(withAlpha(accent, 0.4)),
    pattern: ruled(withAlpha(text, 0.05)),
    edge: doubleRule(text),
    edgeSize: '6px',
  }),
  shadows: ({ text }) => ({
    sunken: 'none',
    raised: 'none',
    floating: `4px 4px 0 ${withAlpha(text, 0.16)}`,
    overlay: `8px 8px 0 ${withAlpha(text, 0.2)}`,
  }),
})
