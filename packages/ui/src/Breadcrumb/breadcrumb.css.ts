import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('breadcrumb', { minInlineSize: 0, fontSize: vars.text.small })
export const list = component('breadcrumbList', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minInlineSize: 0,
})
const text = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.small,
  paddingInline: vars.space.tiny,
} as const
export const item = component('breadcrumbItem', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minInlineSize: '3.5em',
  // The current page is on the page as its heading, so its name gives way first.
  flexShrink: 1,
  selectors: {
    '&:first-child': { flexShrink: 0, minInlineSize: 0 },
    '&:last-child': { flexShrink: 4 },
  },
})
export const separator = component('breadcrumbSeparator', {
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { ':first-child > &': { display: 'none' } },
})
export const link = component('breadcrumbLink', {
  ...text,
  display: 'block',
  paddingBlock: vars.space.small,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent, textDecoration: 'underline' } },
})
export const current = component('breadcrumbCurrent', { ...text, fontWeight: vars.weight.medium })
