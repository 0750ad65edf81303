import { withAlpha } from '../../color/derive.ts'
import { chakra, space } from '../../fonts/faces.ts'
import { stack } from '../../fonts/standIn.ts'
import { createBrand } from '../createBrand.ts'
import { arrow, bulbs, pixels, signs, tube } from './imagery.ts'

/** An arcade hall at two in the morning: black, cyan, magenta and acid, cut corners, and lights that step. */
export const arcadeDesign = createBrand({
  name: 'arcade',
  label: 'Arcade',
  accent: '#2ee6ff',
  action: '#c9ff2e',
  grey: { hue: 290, chroma: 0.03 },
  corners: 'cut',
  movement: 'stepped',
  font: { body: stack(space), display: stack(chakra), numeric: stack(space) },
  weight: { heavy: '700' },
  heading: { weight: '700', tracking: '0.03em', case: 'uppercase' },
  tracking: { tight: '0', wide: '0.1em' },
  leading: { tight: '1.1' },
  icon: { stroke: '2.25', cap: 'square', join: 'miter' },
  // The bulbs rotate four steps a second; a player can stop them.
  edgeMotion: 'kit-arcade-bulbs 1s steps(4) infinite var(--kit-lights, running)',
  border: { hairline: '2px', thick: '3px', focus: '3px' },
  colors: {
    dark: {
      canvas: '#07060d',
      surface: '#110f1c',
      surfaceRaised: '#1c1930',
      surfaceSunken: '#030207',
      line: '#3a3468',
      inPlay: '#ff5ad2',
      back: '#86b9ff',
      lay: '#ffa3c4',
      favourite: '#c9ff2e',
      shadow: '#000000',
    },
    light: {
      canvas: '#eeecfb',
      surface: '#ffffff',
      surfaceSunken: '#e4e0f7',
      line: '#b9b1e6',
      accent: '#006a86',
      action: '#c3f52a',
      inPlay: '#b3008c',
      shadow: '#2a1f66',
    },
  },
  pictures: ({ accent, inPlay, action }, mode) => ({
    glow: mode === 'dark' ? tube(accent, inPlay, 0.3) : signs(accent, inPlay, 0.14),
    pattern: pixels(accent, inPlay, mode === 'dark' ? 0.12 : 0.07),
    edge: bulbs(mode === 'dark' ? '#030207' : '#1c1930', '#ff5ad2', mode === 'dark' ? action : '#2ee6ff'),
    edgeSize: '8px',
    ornament: arrow(inPlay),
    ornamentSize: '0.9em',
  }),
  shadows: ({ accent, inPlay, line }, mode) => ({
    raised: mode === 'dark' ? `0 0 0 1px ${withAlpha(accent, 0.12)}` : `4px 4px 0 ${line}`,
    floating: mode === 'dark' ? `0 0 18px ${withAlpha(accent, 0.35)}` : `6px 6px 0 ${line}`,
    overlay: `0 0 0 2px ${withAlpha(inPlay, 0.7)}, 0 0 36px ${withAlpha(inPlay, 0.4)}`,
  }),
})
