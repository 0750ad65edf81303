import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const tile = component('gameTile', {
  position: 'relative',
  blockSize: '100%',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
  },
})

export const link = component('gameTileLink', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    // Drawn over the picture and inside the tile, which clips its content.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.medium,
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.focus})`,
      pointerEvents: 'none',
    },
  },
})

export const words = component('gameTileWords', {
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.tiny,
})

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = component('gameTileName', { ...line, fontWeight: vars.weight.strong })

export const provider = component('gameTileProvider', {
  ...line,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})

export const badge = component('gameTileBadge', {
  position: 'absolute',
  insetBlockStart: vars.space.tiny,
  insetInlineStart: vars.space.tiny,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.pill,
  color: vars.color.onSuccess,
  background: vars.color.success,
  fontSize: vars.text.tiny,
  fontWeight: vars.weight.strong,
})

/**
 * The star on a picture of any colours. Nested under the tile, so that a button's own position does not override it by
 * source order.
 */
export const star = component('gameTileStar', {
  selectors: {
    [`${tile} > &`]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      color: '#fff',
      filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.9))',
    },
    [`${tile} > &[aria-pressed="true"]`]: { color: '#ffd54f', fill: '#ffd54f' },
  },
})
