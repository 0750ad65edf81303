import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const bar = style({
  '@layer': {
    [layers.patterns]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.bar,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      blockSize: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      background: vars.color.surface,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
      boxShadow: vars.shadow.floating,
      '@media': { '(min-width: 1100px)': { display: 'none' } },
    },
  },
})

export const item = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.tiny,
      inlineSize: '100%',
      blockSize: '100%',
      color: vars.color.textMuted,
      fontSize: vars.text.tiny,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      transition: `color ${vars.motion.quick}`,
      selectors: {
        '&[aria-current="page"]': { color: vars.color.accent },
        '&:hover': { color: vars.color.text },
        '&:focus-visible': { outlineOffset: '-4px' },
      },
    },
  },
})

export const picture = style({
  '@layer': { [layers.patterns]: { position: 'relative', display: 'grid', placeItems: 'center' } },
})

export const count = style({
  '@layer': {
    [layers.patterns]: {
      position: 'absolute',
      insetBlockStart: '-8px',
      insetInlineStart: '60%',
      display: 'grid',
      placeItems: 'center',
      minInlineSize: '18px',
      blockSize: '18px',
      paddingInline: vars.space.tiny,
      borderRadius: vars.radius.pill,
      background: vars.color.action,
      color: vars.color.onAction,
      fontFamily: vars.font.numeric,
      fontSize: vars.text.tiny,
      fontWeight: vars.weight.heavy,
      lineHeight: vars.leading.tight,
    },
  },
})
