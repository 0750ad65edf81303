import { vars } from '@kit/tokens'
import { keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'
import { outlined } from '../styles/forced.ts'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const track = component('progress', {
  position: 'relative',
  blockSize: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.line,
  forced: outlined,
})
export const done = component('progressDone', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  transition: `inline-size ${vars.motion.enter} ${vars.motion.settle}`,
  selectors: {
    '[data-tone="success"] > &': { background: vars.color.success },
    '[data-tone="danger"] > &': { background: vars.color.danger },
    '&[data-state="indeterminate"]': {
      inlineSize: '40%',
      animation: `${pass} ${vars.motion.loop} ease-in-out infinite`,
    },
  },
  '@media': {
    // The moving segment would stop outside the bar: a static half bar shows that work is in progress.
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-state="indeterminate"]': { animation: 'none', inlineSize: '50%' } },
    },
  },
})
