import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

const rule = (name: string, rules: Parameters<typeof style>[0]) =>
  style({ '@layer': { [layers.patterns]: rules as object } }, name)

export const grid = rule('grid', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  gap: '8px',
  padding: '8px',
})
/** The properties that a page sets on its root. Here, each cell is the page of its theme. */
export const cell = rule('cell', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
  padding: vars.space.large,
  minInlineSize: 0,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.normal,
  lineHeight: vars.leading.normal,
})
export const title = rule('title', { color: vars.color.textMuted, fontSize: vars.text.tiny })
export const frame = rule('frame', {
  minInlineSize: 0,
  selectors: {
    // `contain` makes this the containing block of fixed elements.
    '&[data-floating]': { position: 'relative', contain: 'layout paint', overflow: 'clip' },
  },
})
