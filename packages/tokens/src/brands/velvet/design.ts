import { withAlpha } from '../../color/derive.ts'
import { inter, playfair } from '../../fonts/faces.ts'
import { stack } from '../../fonts/standIn.ts'
import { createBrand } from '../createBrand.ts'
import { curtain, damask, finial, valance } from './imagery.ts'

/** A theatre before the curtain rises: plum cloth, brass frames, candle light, slow motion. */
export const velvetDesign = createBrand({
  name: 'velvet',
  label: 'Velvet',
  accent: '#ead7ae',
  action: '#f0ad2c',
  corners: 'framed',
  movement: 'slow',
  font: { body: stack(inter), display: stack(playfair), numeric: stack(inter) },
  text: { title: '1.4375rem', large: '1.125rem' },
  heading: { weight: '600', tracking: '0.005em' },
  tracking: { tight: '-0.01em', wide: '0.1em' },
  leading: { tight: '1.2' },
  icon: { stroke: '1.5' },
  colors: {
    dark: {
      canvas: '#1a0a1d',
      surface: '#27112b',
      surfaceRaised: '#34193a',
      surfaceSunken: '#120514',
      line: '#553458',
      text: '#fbeede',
      textMuted: '#ccb2bd',
      ink: '#1c0a1c',
      inPlay: '#f6e3b4',
      favourite: '#ffd98c',
      back: '#8fc4f5',
      lay: '#f7a9c9',
      shadow: '#08010a',
    },
    light: {
      canvas: '#f7ece2',
      surface: '#fffaf3',
      surfaceRaised: '#ffffff',
      surfaceSunken: '#f0e0d2',
      line: '#dcc3ab',
      text: '#2b0f2c',
      ink: '#240b25',
      accent: '#6f1f62',
      action: '#d9a441',
      shadow: '#4a1f2e',
    },
  },
  pictures: ({ accent, action, surface }, mode) =>
    mode === 'dark'
      ? {
          ...finial(action),
          glow: curtain('#6b1f5c', '#1a0a1d', action),
          pattern: damask(accent, 0.09),
          edge: valance('#5c1a50', accent),
          edgeSize: '18px',
        }
      : {
          ...finial(accent),
          glow: curtain('#f0d9c6', surface, action),
          pattern: damask(accent, 0.08),
          edge: valance(accent, action),
          edgeSize: '18px',
        },
  // A brass frame with a mat inside, like a picture in a foyer.
  shadows: ({ action, surface, shadow }, mode) => ({
    raised: `inset 0 0 0 3px ${surface}, inset 0 0 0 4px ${withAlpha(action, mode === 'dark' ? 0.32 : 0.5)}, 0 10px 24px ${withAlpha(shadow, mode === 'dark' ? 0.5 : 0.12)}`,
  }),
})
