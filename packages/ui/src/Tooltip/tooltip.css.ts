import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const tooltip = component('tooltip', {
  zIndex: vars.layer.tooltip,
  maxInlineSize: 'min(280px, 100vw - 16px)',
  padding: `${vars.space.tiny} ${vars.space.medium}`,
  borderRadius: vars.radius.small,
  // Inverted colours of the page: visible on every background.
  background: vars.color.text,
  color: vars.color.canvas,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.small,
})
