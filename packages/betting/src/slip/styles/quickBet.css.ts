import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { cell } from '../../market/Ladder/ladder.css.ts'
import { price } from '../../market/MarketGrid/priceCell.css.ts'
import { component } from '../../styles/component.ts'
import { quickBarRoom } from './quickBarRoom.ts'

/** CSS strings: the stake that a press places, and its text for screen readers. */
export const stakeText = '--kit-quick-stake'
export const stakeLabel = '--kit-quick-words'

/** Height of the bar. The line of a placed bet is shown above it. */
export const barSize = '40px'
/** Matches on pages without prices, where no bet is placed. */
const hasNoPrices = `body:not(:has(.${price}, .${cell})) &`
/**
 * Classes of the root element while quick bets are on; their rules are not in the first frame. `marked`: prices show
 * the stake.
 */
export const armed = style({})
export const marked = style({})
const stripSize = '11px'
const priced = `.${marked} .${price}:not([data-empty])`
/** Matches prices where a press places nothing, which therefore show no stake. */
const takesNone =
  ':is([data-stale], [data-market-status]:not([data-market-status="active"]), [role="group"][aria-disabled])'

// Rendered with the page's own attribute, so that price cells neither re-render nor grow. The text is part of the
// button's name while the strip is shown.
globalStyle(priced, {
  '@layer': { [layers.patterns]: { position: 'relative', paddingBlockStart: stripSize } },
})
globalStyle(`${priced}::after`, {
  '@layer': {
    [layers.patterns]: {
      content: `var(${stakeText})`,
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: stripSize,
      borderStartStartRadius: 'inherit',
      borderStartEndRadius: 'inherit',
      background: vars.color.warning,
      color: vars.color.onWarning,
      fontFamily: vars.font.numeric,
      fontSize: '10px',
      fontWeight: vars.weight.heavy,
      lineHeight: stripSize,
      textAlign: 'center',
      overflow: 'hidden',
      pointerEvents: 'none',
      '@supports': {
        '(content: "a" / "b")': { content: `var(${stakeText}) / var(${stakeLabel})` },
      },
    },
  },
})
globalStyle(`.${marked} ${takesNone} .${price}::after`, {
  '@layer': { [layers.patterns]: { content: 'none' } },
})
globalStyle(`.${marked} .${cell}`, {
  '@layer': {
    [layers.patterns]: { boxShadow: `inset 0 ${vars.border.thick} 0 ${vars.color.warning}` },
  },
})
globalStyle(`.${armed} body`, {
  '@layer': { [layers.patterns]: { paddingBlockEnd: barSize, vars: { [quickBarRoom]: barSize } } },
})

/** Frame around the whole page, which is noticed before the text is read. */
export const frame = component('quickBetFrame', {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.bar,
  border: `${vars.border.focus} solid ${vars.color.warning}`,
  pointerEvents: 'none',
  selectors: { [hasNoPrices]: { display: 'none' } },
})
export const bar = component('quickBetBar', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  blockSize: barSize,
  paddingInline: vars.space.medium,
  background: vars.color.warning,
  color: vars.color.onWarning,
  fontWeight: vars.weight.heavy,
  selectors: { [hasNoPrices]: { display: 'none' } },
  '@media': { '(min-width: 1024px)': { insetBlockEnd: 0 } },
})
export const text = component('quickBetWords', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
})
