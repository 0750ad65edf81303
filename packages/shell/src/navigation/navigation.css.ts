import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const drawer = style({ '@layer': { [layers.patterns]: { display: 'grid', gap: vars.space.large } } })

export const wallet = style({
  '@layer': {
    [layers.patterns]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: `${vars.space.tiny} ${vars.space.medium}`,
      margin: 0,
      padding: vars.space.medium,
      borderRadius: vars.radius.medium,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
})

globalStyle(`${wallet} > dt`, {
  '@layer': { [layers.patterns]: { color: vars.color.textMuted, fontSize: vars.text.small } },
})

globalStyle(`${wallet} > dd`, {
  '@layer': {
    [layers.patterns]: { margin: 0, fontWeight: vars.weight.strong, textAlign: 'end' },
  },
})

export const figure = style({
  '@layer': {
    [layers.patterns]: { marginInlineStart: 'auto', inlineSize: '6rem', blockSize: '1.2em' },
  },
})

/** Reserves the space of the search field and its label while its code loads. */
export const searchRoom = style({
  '@layer': {
    [layers.patterns]: {
      blockSize: vars.size.control,
      marginBlockStart: `calc(${vars.text.small} * ${vars.leading.normal} + ${vars.space.tiny})`,
    },
  },
})

export const heading = style({
  '@layer': {
    [layers.patterns]: {
      paddingInline: vars.space.medium,
      paddingBlockStart: vars.space.medium,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      fontWeight: vars.weight.strong,
    },
  },
})
