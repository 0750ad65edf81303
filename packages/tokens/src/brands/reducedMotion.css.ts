import * as layers from '../layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'

// Whoever asked for less motion gets none of the brand's; two attributes weigh more than the one a brand's measures stand under.
globalStyle('[data-brand][data-mode]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [vars.motion.quick]: '1ms',
            [vars.motion.enter]: '1ms',
            [vars.motion.leave]: '1ms',
            [vars.motion.flash]: '1ms',
            [vars.motion.ease]: 'linear',
            [vars.motion.press]: '1',
          },
        },
      },
    },
  },
})
