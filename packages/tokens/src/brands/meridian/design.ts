import { plexMono, plexSans } from '../../fonts/faces.ts'
import { named, stack } from '../../fonts/standIn.ts'
import { createBrand } from '../createBrand.ts'

/** A trading desk: hairlines, aligned figures, amber only for attention. */
export const meridianDesign = createBrand({
  name: 'meridian',
  label: 'Meridian',
  density: 'compact',
  accent: '#6d93ff',
  action: '#e9eef7',
  grey: { hue: 255, chroma: 0.012 },
  corners: 'sharp',
  movement: 'brief',
  font: {
    body: stack(plexSans),
    display: stack(plexSans),
    numeric: `${named(plexMono)}, ${stack(plexSans)}`,
  },
  text: {
    tiny: '0.6875rem',
    small: '0.75rem',
    body: '0.8125rem',
    large: '0.9375rem',
    title: '0.8125rem',
    headline: '1.25rem',
    hero: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)',
  },
  weight: { heavy: '600' },
  heading: { weight: '600', tracking: '0.01em' },
  tracking: { tight: '-0.01em', wide: '0.08em' },
  leading: { tight: '1.2', normal: '1.45' },
  size: {
    control: '44px',
    controlSmall: '36px',
    priceCell: '48px',
    header: '56px',
    rail: '340px',
    page: '1560px',
  },
  icon: { stroke: '1.5', cap: 'square', join: 'miter' },
  border: { focus: '2px' },
  colors: {
    dark: {
      canvas: '#0c0f13',
      surface: '#12161c',
      surfaceRaised: '#1a2028',
      surfaceSunken: '#080a0d',
      line: '#2a323c',
      inPlay: '#ffb020',
      warning: '#ffb020',
      back: '#7cc0f2',
      lay: '#f29bbd',
    },
    light: {
      canvas: '#f1f3f6',
      surfaceSunken: '#e7ebf0',
      line: '#cdd4dd',
      accent: '#1f4fd1',
      action: '#1b2330',
      inPlay: '#8a4b00',
    },
  },
  shadows: () => ({ sunken: 'none', raised: 'none', floating: '0 0 0 1px #0000001f, 0 6px 16px #00000052' }),
})
