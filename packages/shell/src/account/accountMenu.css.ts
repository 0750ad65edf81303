import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { accountRoom, wide } from './accountRoom.ts'

export const button = style({
  '@layer': {
    [layers.patterns]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.small,
      minBlockSize: vars.size.touch,
      minInlineSize: vars.size.touch,
      paddingInline: vars.space.small,
      borderRadius: vars.radius.pill,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      background: vars.color.surfaceRaised,
      fontSize: vars.text.small,
      fontWeight: vars.weight.medium,
      selectors: { '&:hover': { borderColor: vars.color.accent } },
      '@media': { [wide]: { paddingInline: vars.space.large, minInlineSize: accountRoom } },
    },
  },
})

export const name = style({
  '@layer': { [layers.patterns]: { display: 'none', '@media': { [wide]: { display: 'inline' } } } },
})

export const menu = style({
  '@layer': {
    [layers.patterns]: {
      position: 'fixed',
      inset: 'auto',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.small})`,
      insetInlineEnd: `max(${vars.space.large}, (100% - ${vars.size.page}) / 2 + ${vars.space.huge})`,
      inlineSize: '16rem',
      padding: vars.space.large,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      boxShadow: vars.shadow.overlay,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space.huge})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The browser hides a closed popover.
      selectors: { '&:popover-open': { display: 'grid', gap: vars.space.small } },
    },
  },
})

export const welcome = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.small,
      marginBlockEnd: vars.space.small,
      color: vars.color.textMuted,
    },
  },
})

export const pair = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
      gap: vars.space.small,
    },
  },
})

export const switches = style({
  '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.medium } },
})
