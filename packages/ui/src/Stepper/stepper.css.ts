import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const stepper = component('stepper', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
})
export const step = component('step', {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.tiny,
  paddingInline: vars.space.tiny,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textAlign: 'center',
  selectors: {
    '&[data-state="current"]': { color: vars.color.text, fontWeight: vars.weight.strong },
    // The line from the previous step.
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '15px',
      insetInlineEnd: 'calc(50% + 20px)',
      inlineSize: 'calc(100% - 40px)',
      blockSize: '2px',
      background: vars.color.line,
    },
    '&:is([data-state="done"], [data-state="current"])::before': { background: vars.color.accent },
  },
})
export const mark = component('stepMark', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: `${vars.border.thick} solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  fontFamily: vars.font.numeric,
  fontWeight: vars.weight.strong,
  selectors: {
    '[data-state="current"] > &': { borderColor: vars.color.accent, color: vars.color.accent },
    '[data-state="done"] > &': {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  forced: {
    selectors: {
      '[data-state="current"] > &': {
        outline: `${vars.border.thick} solid ${vars.color.accent}`,
        outlineOffset: '2px',
      },
    },
  },
})
export const label = component('stepLabel', { overflowWrap: 'anywhere', lineHeight: vars.leading.tight })
