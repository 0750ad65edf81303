import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** Sets again what a page sets on its root: inherited values would be of another theme. */
export const scope = component('themeScope', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.normal,
  lineHeight: vars.leading.normal,
})
