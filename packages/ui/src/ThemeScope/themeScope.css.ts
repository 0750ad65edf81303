import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** Sets the inherited values of the page's root again, because inherited ones belong to another theme. */
export const scope = component('themeScope', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.normal,
  lineHeight: vars.leading.normal,
})
