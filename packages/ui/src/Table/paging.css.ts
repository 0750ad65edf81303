import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const paging = component('paging', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hair,
})
export const pages = component('pagingPages', { display: 'flex', flexWrap: 'wrap', gap: vars.space.hair })
export const page = component('pagingPage', {
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.tiny,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.accentSoft, color: vars.color.text },
    '&[aria-current="page"]': { background: vars.color.accent, color: vars.color.onAccent },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': { '(max-width: 380px)': { minInlineSize: '28px' } },
})
export const gap = component('pagingGap', {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '20px',
  color: vars.color.textMuted,
})
