import * as layers from '../layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'

const still = {
  [vars.motion.quick]: '1ms',
  [vars.motion.enter]: '1ms',
  [vars.motion.leave]: '1ms',
  [vars.motion.flash]: '1ms',
  [vars.motion.ease]: 'linear',
  [vars.motion.press]: '1',
  [vars.motion.edge]: 'none',
}
const rule = (selector: string, rules: object, layer = layers.tokens) =>
  globalStyle(selector, { '@layer': { [layer]: rules } })
// Overrides the endless animations of components.
const once = { animationDuration: '1ms', animationIterationCount: 1 }

// Reduced motion, by system setting or `data-motion="reduced"`, stops all of a brand's motion. Two attributes have
// higher specificity than the one of the brand's measures.
rule('[data-brand][data-mode]', { '@media': { '(prefers-reduced-motion: reduce)': { vars: still } } })
rule('[data-brand][data-motion="reduced"]', { vars: still })
rule(
  '*, *::before, *::after',
  { '@media': { '(prefers-reduced-motion: reduce)': { ...once, scrollBehavior: 'auto' } } },
  layers.user,
)
rule('[data-motion="reduced"] :is(*, ::before, ::after)', once, layers.user)
