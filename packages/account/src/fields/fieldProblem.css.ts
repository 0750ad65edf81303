import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const problem = component('accountFieldProblem', {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.tiny,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  color: vars.color.danger,
})
