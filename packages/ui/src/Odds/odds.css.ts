import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const odds = component('odds', {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
  direction: 'ltr',
})
