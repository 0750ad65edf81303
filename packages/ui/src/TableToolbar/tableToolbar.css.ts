import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('tableToolbar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  selectors: {
    '&[data-selected]': {
      paddingInline: vars.space.medium,
      borderRadius: vars.radius.medium,
      background: vars.color.accentSoft,
      color: vars.color.text,
    },
  },
})
export const count = component('tableToolbarCount', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:empty': { display: 'none' },
    '[data-selected] > &': { color: 'inherit', fontWeight: vars.weight.strong },
  },
})
export const actions = component('tableToolbarActions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginInlineStart: 'auto',
})
