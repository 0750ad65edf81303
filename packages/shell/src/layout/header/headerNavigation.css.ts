import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { roomyHeader } from './roomyHeader.ts'

export const navigation = style({
  '@layer': {
    [layers.patterns]: {
      display: 'none',
      '@media': {
        '(min-width: 1024px)': {
          display: 'block',
          flex: '1 1 0',
          minInlineSize: 0,
          // Links that do not fit wrap below the line, out of sight; the side navigation has them
          // too. Focus scrolls them into view.
          blockSize: vars.size.touch,
          overflow: 'hidden',
        },
      },
    },
  },
})

export const links = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.hair,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
})

export const link = style({
  '@layer': {
    [layers.patterns]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.tiny,
      minBlockSize: vars.size.touch,
      paddingInline: `calc(${vars.space.small} * 1.25)`,
      borderRadius: vars.radius.small,
      color: vars.color.textMuted,
      fontSize: vars.text.body,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      selectors: {
        '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
        '&[aria-current="page"], &[data-here]': {
          color: vars.color.text,
          fontWeight: vars.weight.strong,
          boxShadow: `inset 0 calc(-1 * ${vars.border.thick}) 0 ${vars.color.accent}`,
        },
      },
    },
  },
})

/** Hidden where the wide header of a business site shows the money button instead. */
export const unlessRoomy = style({
  '@layer': { [layers.patterns]: { '@media': { [roomyHeader]: { display: 'none' } } } },
})

/**
 * Positioned relative to the header, because the navigation clips its content. Aligned with its
 * button.
 */
export const kinds = style({
  '@layer': {
    [layers.patterns]: {
      position: 'absolute',
      insetBlockStart: '100%',
      zIndex: 1,
      display: 'grid',
      gap: vars.space.hair,
      minInlineSize: '14rem',
      margin: 0,
      padding: vars.space.small,
      listStyle: 'none',
      borderRadius: vars.radius.medium,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
    },
  },
})

export const kind = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.medium,
      minBlockSize: vars.size.touch,
      paddingInline: vars.space.medium,
      borderRadius: vars.radius.small,
      color: vars.color.text,
      textDecoration: 'none',
      selectors: {
        '&:hover': { background: vars.color.surfaceHover },
        '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.accent },
      },
    },
  },
})
