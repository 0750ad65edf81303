import * as layers from '../../layers.css.ts'
import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { dress } from '../dress.ts'
import { aurora } from './design.ts'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const face = (src: string, unicodeRange: string, fontWeight: string) => ({
  src: `url('${src}') format('woff2')`,
  fontWeight,
  fontDisplay: 'swap' as const,
  unicodeRange,
})

globalFontFace('Inter Variable', [
  face('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', latin, '100 900'),
  face('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2', latinExtended, '100 900'),
])
globalFontFace('Sora Variable', [
  face('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2', latin, '100 800'),
  face('@fontsource-variable/sora/files/sora-latin-ext-wght-normal.woff2', latinExtended, '100 800'),
])

// The fallbacks take the room of the real faces, so that nothing moves when those arrive.
const stand = "local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Roboto')"
globalFontFace('Inter fallback', {
  src: stand,
  sizeAdjust: '107.4%',
  ascentOverride: '90.2%',
  descentOverride: '22.48%',
  lineGapOverride: '0%',
})
globalFontFace('Sora fallback', {
  src: stand,
  sizeAdjust: '119%',
  ascentOverride: '81.5%',
  descentOverride: '24.4%',
  lineGapOverride: '0%',
})

dress(aurora)
globalStyle('[data-brand="aurora"]', {
  '@layer': { [layers.tokens]: { fontFeatureSettings: "'cv05', 'cv08', 'ss03'", fontSynthesis: 'none' } },
})
