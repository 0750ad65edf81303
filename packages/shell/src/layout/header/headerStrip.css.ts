import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

/** Fixed height, because its text arrives with the operator's configuration. */
export const strip = style({
  '@layer': {
    [layers.patterns]: {
      // The brand's edge of the header overlaps it.
      paddingBlockStart: vars.imagery.edgeSize,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
      background: `color-mix(in oklab, ${vars.color.surface} 70%, transparent)`,
      '@media': { '(max-height: 480px)': { display: 'none' } },
    },
  },
})

export const inner = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.small,
      blockSize: vars.size.controlSmall,
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
      overflow: 'hidden',
      paddingInlineStart: vars.space.large,
      paddingInlineEnd: vars.space.small,
      '@media': { '(min-width: 720px)': { paddingInline: vars.space.huge } },
    },
  },
})

export const news = style({
  '@layer': { [layers.patterns]: { flex: '1 1 auto', color: vars.color.text } },
})

export const care = style({
  '@layer': {
    [layers.patterns]: {
      flex: '1 1 auto',
      minInlineSize: 0,
      overflow: 'hidden',
      color: vars.color.textMuted,
      fontSize: vars.text.tiny,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})
