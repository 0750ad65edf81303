import * as layers from '../layers.css.ts'
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { aurora } from './aurora/tokens.ts'
import type { BrandSeed, Mode } from './brand.ts'
import { brandTokens } from './brandTokens.ts'
import { wireframe } from './wireframe/tokens.ts'

const modes: readonly Mode[] = ['dark', 'light']

function emit(seed: BrandSeed) {
  for (const mode of modes) {
    const chosen = `[data-brand="${seed.name}"][data-mode="${mode}"]`
    createGlobalTheme(chosen, vars, { '@layer': layers.tokens, ...brandTokens(seed, mode) })
    globalStyle(chosen, { '@layer': { [layers.tokens]: { colorScheme: mode } } })
  }
}

emit(aurora)
emit(wireframe)

globalStyle('[data-brand][data-mode]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [vars.motion.quick]: '1ms',
            [vars.motion.enter]: '1ms',
            [vars.motion.flash]: '1ms',
            [vars.motion.ease]: 'linear',
          },
        },
      },
    },
  },
})
