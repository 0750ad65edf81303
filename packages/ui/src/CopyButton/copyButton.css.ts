import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const copyButton = component('copyButton', {
  selectors: {
    '&[data-state="copied"]': { borderColor: vars.color.success, color: vars.color.success },
    '&[data-state="failed"]': { borderColor: vars.color.danger, color: vars.color.danger },
  },
})
