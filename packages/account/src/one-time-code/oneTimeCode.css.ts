import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

export const send = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.small,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

/** Layer over the page, transparent to presses. */
export const overPage = style({
  '@layer': {
    [layers.patterns]: {
      position: 'fixed',
      zIndex: vars.layer.overlay,
      insetBlockStart: '64px',
      insetInline: 0,
      inlineSize: 'fit-content',
      marginInline: 'auto',
      paddingInline: vars.space.large,
      borderRadius: vars.radius.large,
      background: vars.color.surfaceRaised,
      pointerEvents: 'none',
      selectors: { '&:not(:has(svg))': { display: 'none' } },
    },
  },
})

export const reason = style({ '@layer': { [layers.patterns]: { display: 'block' } } })

export const verified = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.small,
      minBlockSize: '24px',
      color: vars.color.success,
      fontWeight: vars.weight.strong,
    },
  },
})
