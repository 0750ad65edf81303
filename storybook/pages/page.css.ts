import { vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { gutter } from './gutter.ts'

// Not in a layer, because Storybook's own page styles are in none, and would take precedence.
export const page = style(
  {
    display: 'grid',
    gap: vars.space.vast,
    maxInlineSize: '1000px',
    color: vars.color.text,
    fontFamily: vars.font.body,
    fontSize: vars.text.body,
    lineHeight: vars.leading.normal,
  },
  'page',
)
export const head = style({ display: 'grid', gap: vars.space.small, justifyItems: 'start' }, 'head')
export const title = style(
  { margin: 0, fontFamily: vars.font.display, fontSize: '32px', fontWeight: vars.heading.weight },
  'title',
)
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.small }, 'muted')
export const day = style({ whiteSpace: 'nowrap' }, 'day')
export const section = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 }, 'section')
export const heading = style(
  {
    margin: 0,
    paddingBlockEnd: vars.space.small,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    fontFamily: vars.font.display,
    fontSize: vars.text.headline,
    fontWeight: vars.heading.weight,
    scrollMarginBlockStart: '24px',
  },
  'heading',
)
globalStyle(`${page} p`, { margin: 0, maxInlineSize: '72ch' })
globalStyle(`${page} h3`, { margin: 0, fontSize: vars.text.title, fontWeight: vars.weight.strong })
globalStyle(`${page} :not(pre) > code`, {
  paddingInline: '4px',
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.92em',
})
export const code = style(
  {
    margin: 0,
    padding: vars.space.large,
    overflowX: 'auto',
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceSunken,
    fontFamily: 'ui-monospace, monospace',
    fontSize: vars.text.small,
    whiteSpace: 'pre-wrap',
  },
  'code',
)
export const list = style(
  { display: 'grid', gap: vars.space.small, margin: 0, paddingInlineStart: '22px', listStyle: 'disc' },
  'list',
)
globalStyle(`ol${list}`, { listStyle: 'decimal' })
export const columns = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: vars.space.huge,
    alignItems: 'start',
  },
  'columns',
)
export const states = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: vars.space.large,
  },
  'states',
)
export const state = style(
  { display: 'grid', gap: vars.space.small, margin: 0, alignContent: 'start', minInlineSize: 0 },
  'state',
)
export const stage = style(
  {
    position: 'relative',
    padding: vars.space.huge,
    minInlineSize: 0,
    overflowX: 'auto',
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.canvas,
    color: vars.color.text,
  },
  'stage',
)
export const shown = style({ position: 'relative' }, 'shown')
/** Space for the numbers of an anatomy to the left of their parts, in either direction. */
export const numbered = style(
  {
    paddingBlock: vars.space.huge,
    paddingInline: `${gutter + 4}px ${vars.space.large}`,
    selectors: { '[dir="rtl"] &': { paddingInline: `${vars.space.large} ${gutter + 4}px` } },
  },
  'numbered',
)
export const mark = style(
  {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: '10px',
    border: `2px solid ${vars.color.canvas}`,
    background: vars.color.text,
    color: vars.color.canvas,
    fontFamily: vars.font.numeric,
    fontSize: '11px',
    fontWeight: 700,
    lineHeight: 1,
    pointerEvents: 'none',
    zIndex: 1,
  },
  'mark',
)
export const outline = style(
  {
    position: 'absolute',
    border: `1px dashed ${vars.color.textMuted}`,
    borderRadius: '2px',
    pointerEvents: 'none',
  },
  'outline',
)
export const frame = style(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    background: vars.color.canvas,
    selectors: { '&:not([data-dressed])': { opacity: 0 } },
  },
  'frame',
)
export const table = style(
  { inlineSize: '100%', minInlineSize: '480px', borderCollapse: 'collapse', fontSize: vars.text.small },
  'table',
)
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space.small,
  paddingInline: `0 ${vars.space.large}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} th`, { color: vars.color.textMuted, fontWeight: vars.weight.medium })
export const scroll = style({ overflowX: 'auto' }, 'scroll')
export const tokens = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: vars.space.small,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'tokens',
)
export const token = style(
  { display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: vars.space.medium, alignItems: 'center' },
  'token',
)
export const swatch = style(
  {
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: '4px',
    border: `1px solid ${vars.color.lineStrong}`,
  },
  'swatch',
)
export const value = style(
  {
    gridColumn: 2,
    overflow: 'hidden',
    color: vars.color.textMuted,
    fontSize: vars.text.tiny,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'value',
)
export const waiting = style({ display: 'grid', justifyItems: 'start', padding: vars.space.huge }, 'waiting')
