import { inter, sora } from '../../fonts/faces.ts'
import { stack } from '../../fonts/standIn.ts'
import { createBrand } from '../createBrand.ts'
import { floodlights, lamps, pitchLines } from './imagery.ts'

/** A night match under floodlights: ink green-black, mint light, one warm spark for what calls to action. */
export const auroraDesign = createBrand({
  name: 'aurora',
  label: 'Aurora',
  accent: '#7defc4',
  corners: 'soft',
  movement: 'springy',
  font: { body: stack(inter), display: stack(sora), numeric: stack(inter) },
  heading: { tracking: '-0.02em' },
  tracking: { tight: '-0.03em' },
  pictures: ({ accent, action }, mode) =>
    mode === 'dark'
      ? { ...lamps(action), glow: floodlights('#8ff5d2', action, 0.42), pattern: pitchLines(accent, 0.11) }
      : { ...lamps(action), glow: floodlights('#39d3a0', action, 0.3), pattern: pitchLines(accent, 0.09) },
  colors: {
    dark: {
      canvas: '#06110d',
      surface: '#0c1c16',
      surfaceRaised: '#132a21',
      surfaceSunken: '#030a08',
      line: '#1d382d',
      lineStrong: '#57806d',
      text: '#e9f7f0',
      textMuted: '#9bb8aa',
      ink: '#04100b',
      action: '#ffb13d',
      danger: '#ff8481',
      warning: '#ffc86b',
      success: '#7fe08a',
      back: '#86c6ff',
      lay: '#ffa6c6',
      profit: '#76e07c',
      loss: '#ff857c',
      inPlay: '#d8f75c',
      favourite: '#ffd66b',
      flashUp: '#f2fff9',
      flashDown: '#ffd9a1',
      shadow: '#000000',
    },
    light: {
      canvas: '#eef6f1',
      surfaceSunken: '#e6f2eb',
      line: '#cbddd3',
      lineStrong: '#6c8a7c',
      text: '#0a2018',
      textMuted: '#486457',
      ink: '#06140e',
      accent: '#006b50',
      action: '#ffab2e',
      back: '#8cc8ff',
      lay: '#fbabc7',
      profit: '#1f7524',
      loss: '#b3122e',
      inPlay: '#2f6b00',
      favourite: '#b86e00',
      flashUp: '#ffffff',
      flashDown: '#ffe3b8',
      shadow: '#0b2a1e',
    },
  },
})
