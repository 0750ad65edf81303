import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const pad = component('keypad', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
  // Digits are arranged as on a telephone in every direction of writing.
  direction: 'ltr',
})
export const key = component('keypadKey', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.control,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  touchAction: 'none',
  userSelect: 'none',
  transition: `background ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.accent },
    '&:active:not(:disabled)': { background: vars.color.accentSoft },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
})
