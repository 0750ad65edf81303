import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const root = component('breadcrumb', {
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  fontSize: vars.text.small,
})
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
/** Narrow screens show only the parent page, as a link back to it. */
const narrow = '(max-width: 559.98px)'

export const item = component('breadcrumbItem', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  minInlineSize: 0,
  selectors: {
    '&:first-child': { flexShrink: 0 },
    // The current page is also the heading, so its name is truncated first.
    '&:last-child': { flexShrink: 1000, minInlineSize: '4em' },
  },
  '@container': {
    [narrow]: { selectors: { '&:not(:nth-last-child(2), :only-child)': { display: 'none' } } },
  },
})
export const separator = component('breadcrumbSeparator', {
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { ':first-child > &': { display: 'none' } },
  '@container': {
    [narrow]: {
      selectors: {
        ':nth-last-child(2) > &': { display: 'inline', transform: 'scaleX(-1)' },
        '[dir="rtl"] :nth-last-child(2) > &[data-turns]': { transform: 'none' },
      },
    },
  },
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
