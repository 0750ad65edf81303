import { vars } from '@kit/tokens'
import { component } from '../../../styles/component.ts'
import { backEdge, layEdge } from '../../../styles/priceEdge.ts'

export const place = component('nowPricePlace', { display: 'grid', minInlineSize: '76px' })
export const price = component('nowPrice', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.small,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.market.back,
  color: vars.market.onBack,
  font: 'inherit',
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-side="lay"]': { background: vars.market.lay, color: vars.market.onLay },
    '&[data-price-move="up"][data-side]': { background: vars.market.flashUp, color: vars.market.onBack },
    '&[data-price-move="down"][data-side]': { background: vars.market.flashDown, color: vars.market.onBack },
    '&[data-empty][data-side], [data-stale] &[data-side]': {
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
    },
    '&[aria-disabled="true"]': { cursor: 'default' },
    // A moved price has a ring in the action colour, so that it can be recognised without its hue.
    '&[data-moved="up"], &[data-moved="down"]': {
      outline: `${vars.border.thick} solid ${vars.color.action}`,
      outlineOffset: '1px',
    },
    '&:focus-visible': { outline: `${vars.border.thick} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  forced: {
    selectors: {
      '&[data-side]': { background: vars.color.canvas, color: vars.color.text },
      '&[data-side="back"]:not([data-empty])': backEdge,
      '&[data-side="lay"]:not([data-empty])': layEdge,
      '[data-stale] &[data-side]': { boxShadow: 'none', color: 'GrayText' },
    },
  },
})
export const caption = component('nowPriceCaption', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  fontSize: vars.text.tiny,
})
export const line = component('nowPriceLine', { whiteSpace: 'nowrap' })
export const odds = component('nowPriceOdds', {
  fontSize: vars.text.large,
  fontWeight: vars.weight.heavy,
  selectors: { '&:empty::after': { content: '–' }, '[data-empty] > &::after': { content: '–' } },
})
