import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** What a page gives its parts, given again: all that is inherited was another theme's. */
export const scope = component('themeScope', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.normal,
  lineHeight: vars.leading.normal,
})
