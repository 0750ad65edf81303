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
const rule = (selector: string, rules: object) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rules } })

// Whoever asked for less motion gets none of the brand's: of the system, or of the page by `data-motion="reduced"`.
// Two attributes weigh more than the one a brand's measures stand under.
rule('[data-brand][data-mode]', { '@media': { '(prefers-reduced-motion: reduce)': { vars: still } } })
rule('[data-brand][data-motion="reduced"]', { vars: still })
rule('[data-motion="reduced"] :is(*, ::before, ::after)', {
  animationDuration: '1ms',
  animationIterationCount: 1,
})
