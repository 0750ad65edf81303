import { layers, vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

export const bar = component('bottomBar', {
  display: 'grid',
  gridAutoFlow: 'column',
  // Equal space around long and short labels: none touches the edge, and large ones wrap.
  gridAutoColumns: 'auto',
  minBlockSize: vars.size.bottomBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
})
export const barItem = component('bottomBarItem', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tiny,
  minInlineSize: 0,
  paddingInline: vars.space.hair,
  color: vars.color.textMuted,
  // Larger text would leave more bar than page.
  fontSize: `min(${vars.text.tiny}, 4vw)`,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': { color: vars.color.accent, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
export const barPicture = component('bottomBarPicture', {
  position: 'relative',
  display: 'grid',
  fontSize: `min(${vars.text.large}, 6vw)`,
})
export const barBadge = component('bottomBarBadge', {
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineStart: '60%',
  display: 'grid',
  inlineSize: 'max-content',
})
export const barLabel = component('bottomBarLabel', {
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  textAlign: 'center',
})
export const side = component('sideNav', { display: 'grid', gap: vars.space.hair, minInlineSize: 0 })
export const sideItem = component('sideNavItem', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space.tiny} ${vars.space.medium}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-current="page"]': {
      background: vars.color.accentSoft,
      color: vars.color.accent,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const sideLabel = component('sideNavLabel', { flex: '1 1 auto', minInlineSize: 0 })
export const group = component('sideNavGroup', { display: 'grid', gap: vars.space.hair, minInlineSize: 0 })
export const groupArrow = component('sideNavArrow', {
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
})
export const groupBody = component('sideNavGroupBody', {
  display: 'grid',
  gap: vars.space.hair,
  marginInlineStart: vars.space.large,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const pending = component('sideNavPending', { display: 'grid', gap: vars.space.hair })
globalStyle(`${pending} ~ *`, { '@layer': { [layers.components]: { visibility: 'hidden' } } })
