import { withAlpha } from '../../color/derive.ts'
import { baloo, nunito } from '../../fonts/faces.ts'
import { stack } from '../../fonts/standIn.ts'
import { createBrand } from '../createBrand.ts'
import { blockPrint, clothBorder, morning, printedFlower } from './imagery.ts'

/** Match day with the family on a festival morning: warm paper, saffron and indigo, everything round and thickly drawn. */
export const marigoldDesign = createBrand({
  name: 'marigold',
  label: 'Marigold',
  defaultMode: 'light',
  density: 'roomy',
  accent: '#3f2fa3',
  action: '#ff9a1f',
  grey: { hue: 70, chroma: 0.025 },
  corners: 'round',
  movement: 'bouncy',
  font: { body: stack(nunito), display: stack(baloo), numeric: stack(nunito) },
  text: { body: '1rem', large: '1.125rem', title: '1.375rem' },
  weight: { medium: '600', strong: '700', heavy: '800' },
  heading: { weight: '700', tracking: '0' },
  leading: { tight: '1.2' },
  icon: { stroke: '2.4' },
  border: { hairline: '2px', thick: '3px', focus: '3px' },
  colors: {
    light: {
      canvas: '#fff6e6',
      surface: '#fffdf8',
      surfaceRaised: '#ffffff',
      surfaceSunken: '#fdeccd',
      line: '#ecd2a2',
      text: '#21164f',
      ink: '#1d1340',
      shadow: '#c98a2b',
    },
    dark: {
      canvas: '#17103a',
      surface: '#21184b',
      surfaceRaised: '#2c2160',
      surfaceSunken: '#100a2b',
      line: '#43377f',
      text: '#fff3dc',
      ink: '#160d38',
      accent: '#ffcf70',
      action: '#ffa23c',
      inPlay: '#7ef0c0',
      shadow: '#060217',
    },
  },
  pictures: ({ accent, action }, mode) => ({
    glow: mode === 'light' ? morning('#ffb94a2e', '#ffd28a8c') : morning('#ffb94a14', '#ff93324d'),
    pattern: blockPrint(mode === 'light' ? '#d9820f' : accent, mode === 'light' ? 0.13 : 0.08),
    edge: clothBorder(action, mode === 'light' ? accent : '#8f7ff0'),
    edgeSize: '14px',
    ornament: printedFlower(action, mode === 'light' ? accent : '#8f7ff0'),
    ornamentSize: '1.1em',
  }),
  // Cards have a hard shadow without blur, like a printed block.
  shadows: ({ line, shadow }) => ({
    raised: `0 3px 0 ${line}`,
    floating: `0 4px 0 ${line}, 0 12px 24px ${withAlpha(shadow, 0.25)}`,
  }),
})
