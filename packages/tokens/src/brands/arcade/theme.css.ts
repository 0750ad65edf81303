import * as layers from '../../layers.css.ts'
import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { vars } from '../../contract.css.ts'
import { chakra, space } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, writeTheme } from '../writeTheme.ts'
import { arcadeDesign } from './design.ts'

fontFaces(chakra, space)
writeTheme(arcadeDesign)

// Moves the pattern by one period: two bulbs.
globalKeyframes('kit-arcade-bulbs', { to: { transform: 'translateX(32px)' } })
globalStyle('[data-brand="arcade"][data-lights="still"]', {
  '@layer': { [layers.brand]: { vars: { '--kit-lights': 'paused' } } },
})

// Headings glow in dark mode; figures do not.
brandRule(arcadeDesign, ':is(h1, h2)', {
  textShadow: `0 0 18px light-dark(transparent, color-mix(in oklab, ${vars.color.accent} 45%, transparent))`,
})
