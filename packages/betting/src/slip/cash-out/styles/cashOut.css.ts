import { vars } from '@kit/tokens'
import { component } from '../../../styles/component.ts'

export const slider = component('cashOutSlider', {
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  margin: 0,
  accentColor: vars.color.accent,
})
