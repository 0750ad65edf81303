import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const paper = component('qrPaper', {
  display: 'inline-grid',
  inlineSize: 'fit-content',
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  // Not themed: a camera needs black on white.
  background: '#ffffff',
})
