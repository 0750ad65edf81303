import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

/** Height of a slide. With its controls it has the reserved height of 14rem. */
const height = '11.5rem'

export const slide = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.medium,
      blockSize: height,
      paddingInline: vars.space.huge,
      overflow: 'hidden',
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.crown,
      backgroundColor: vars.color.surface,
      backgroundImage: `${vars.imagery.glow}, ${vars.imagery.pattern}`,
      '@media': { '(min-width: 720px)': { paddingInline: vars.space.vast } },
    },
  },
})

export const words = style({
  '@layer': {
    [layers.patterns]: { display: 'grid', flex: '1 1 auto', gap: vars.space.small, minInlineSize: 0 },
  },
})

export const title = style({
  '@layer': {
    [layers.patterns]: {
      fontFamily: vars.font.display,
      fontSize: vars.text.headline,
      fontWeight: vars.heading.weight,
      letterSpacing: vars.heading.tracking,
      textTransform: vars.heading.case as 'none',
      lineHeight: vars.leading.tight,
      textWrap: 'balance',
    },
  },
})

export const text = style({ '@layer': { [layers.patterns]: { color: vars.color.textMuted } } })

export const picture = style({
  '@layer': {
    [layers.patterns]: { flex: '0 0 auto', inlineSize: 'min(200px, 40%)' },
  },
})
