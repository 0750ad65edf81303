import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'
import { backEdge, layEdge } from '../../styles/priceEdge.ts'

// Uses the viewport: a container query would restyle every market on the screen with every price.
const wide = '(min-width: 768px)'

export const price = component('price', {
  // Figures read left to right in every script: "<1" must not become "1>".
  direction: 'ltr',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.priceCell,
  inlineSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  color: vars.market.onBack,
  background: vars.market.back,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-side="lay"]': { background: vars.market.lay, color: vars.market.onLay },
    '&[data-side="back"]:hover': { background: vars.market.backHover },
    '&[data-side="lay"]:hover': { background: vars.market.layHover },
    '&[data-level="1"], &[data-level="2"]': { display: 'none', color: vars.color.text },
    '&[data-side="back"][data-level="1"], &[data-side="back"][data-level="2"]': {
      background: vars.market.backFar,
    },
    '&[data-side="lay"][data-level="1"], &[data-side="lay"][data-level="2"]': {
      background: vars.market.layFar,
    },
    // The lines of a session are stacked on every screen.
    '[data-lines] > &[data-level]': { display: 'flex' },
    // A row that shows its status hides its figures, because overlapping texts cannot be read.
    '[data-lines][aria-disabled] > &[data-level]': { color: 'transparent' },
    '[data-lines] > &[data-unused]': { display: 'none' },
    // The colour of the side stays visible below the flash: a price that moves twice a second flashes all the time.
    '&[data-price-move][data-side][data-level]': {
      backgroundImage: `linear-gradient(${vars.market.flashUp} 0 0)`,
      backgroundRepeat: 'no-repeat',
      backgroundSize: `100% calc(100% - ${vars.space.tiny})`,
      color: vars.market.onBack,
    },
    '&[data-price-move="down"][data-side][data-level]': {
      backgroundImage: `linear-gradient(${vars.market.flashDown} 0 0)`,
    },
    // Old prices look old: no side colour and no flash. The note above says why.
    '[data-stale] &[data-side][data-level]': {
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
    '&[data-empty][data-side][data-level]': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.line}`,
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 ${vars.border.thick} ${vars.color.action}` },
    '&:focus-visible': { outlineOffset: '1px', zIndex: 1 },
  },
  '@media': {
    [wide]: {
      selectors: { '&[data-level="1"], &[data-level="2"]': { display: 'flex' } },
    },
  },
  forced: {
    selectors: {
      '&:not([aria-pressed="true"])[data-side][data-level]': {
        background: vars.color.canvas,
        color: vars.color.text,
      },
      '&[data-side="back"]:not([data-empty])': backEdge,
      '&[data-side="lay"]:not([data-empty])': layEdge,
      '[data-stale] &[data-side][data-level]': { boxShadow: 'none', color: 'GrayText' },
      '[data-lines][aria-disabled] > &[data-side][data-level]': { color: 'transparent' },
    },
  },
})
// As large as a column allows, on a phone and on a wide page: a price must not overlap its neighbour.
export const odds = component('odds', {
  fontSize: `min(${vars.text.large}, 5vw)`,
  fontWeight: vars.weight.heavy,
  '@media': { [wide]: { fontSize: `min(${vars.text.large}, 17px)` } },
})
export const size = component('size', {
  fontSize: `min(${vars.text.tiny}, 3.9vw)`,
  '@media': { [wide]: { fontSize: `min(${vars.text.tiny}, 12.5px)` } },
})
