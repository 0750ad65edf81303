import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const rule = (name: string, rules: Parameters<typeof style>[0]) =>
  style({ '@layer': { [layers.patterns]: rules as object } }, name)

export const page = rule('page', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.vast,
  maxInlineSize: '1120px',
  margin: '0 auto',
})
export const swatches = rule('swatches', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: vars.space.large,
})
export const swatch = rule('swatch', {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tiny,
  fontSize: vars.text.tiny,
  color: vars.color.textMuted,
})
export const swatchName = rule('swatchName', { color: vars.color.text, fontSize: vars.text.small })
export const patch = rule('patch', {
  blockSize: '64px',
  borderRadius: vars.radius.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const lines = rule('lines', { display: 'grid', gap: vars.space.large })
export const hero = rule('hero', {
  position: 'relative',
  display: 'grid',
  gap: vars.space.large,
  padding: `${vars.space.vast} ${vars.space.huge}`,
  borderRadius: vars.radius.large,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceSunken,
  backgroundImage: `${vars.imagery.glow}, ${vars.imagery.pattern}`,
  overflow: 'hidden',
})
export const heroTitle = rule('heroTitle', {
  fontFamily: vars.font.display,
  fontSize: vars.text.hero,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  maxInlineSize: '14ch',
  textWrap: 'balance',
})
export const row = rule('row', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
})
export const columns = rule('columns', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: vars.space.huge,
  alignItems: 'start',
})
export const stack = rule('stack', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
})
export const market = rule('market', { display: 'grid', gap: '1px', background: vars.color.line })
export const runner = rule('runner', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(6, 64px)',
  gap: vars.space.tiny,
  alignItems: 'center',
  padding: `${vars.space.tiny} ${vars.space.small}`,
  paddingInlineStart: vars.space.large,
  background: vars.color.surface,
  '@media': {
    '(max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr) 72px 72px' },
  },
})
export const price = rule('price', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  blockSize: vars.size.priceCell,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.heavy,
  fontSize: vars.text.large,
  lineHeight: vars.leading.tight,
  selectors: {
    '&[data-side="back"]': { background: vars.market.back, color: vars.market.onBack },
    '&[data-side="lay"]': { background: vars.market.lay, color: vars.market.onLay },
    '&[data-side="back"][data-far]': { background: vars.market.backFar, color: vars.market.onBackFar },
    '&[data-side="lay"][data-far]': { background: vars.market.layFar, color: vars.market.onLayFar },
  },
  '@media': { '(max-width: 700px)': { selectors: { '&[data-far]': { display: 'none' } } } },
})
globalStyle(`${price} small`, {
  '@layer': { [layers.patterns]: { fontSize: vars.text.tiny, fontWeight: vars.weight.medium } },
})
export const figures = rule('figures', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: vars.space.small,
})
export const figure = rule('figure', {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-faint]': { color: vars.color.danger } },
})
export const sample = rule('sample', {
  inlineSize: '48px',
  borderRadius: vars.radius.small,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const mover = rule('mover', {
  display: 'block',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: vars.radius.medium,
  background: vars.color.accent,
  transitionProperty: 'translate',
  selectors: { '[data-moved] > &': { translate: 'min(40vw, 320px) 0' } },
})
export const preview = rule('preview', {
  display: 'grid',
  gap: vars.space.large,
  padding: vars.space.large,
  borderRadius: vars.radius.large,
  background: vars.color.canvas,
  color: vars.color.text,
  fontSize: vars.text.body,
})
export const knobs = rule('knobs', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  gap: vars.space.large,
})
export const code = rule('code', {
  padding: vars.space.large,
  overflowX: 'auto',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontSize: vars.text.small,
})
