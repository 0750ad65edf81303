import * as layers from '../layers.css.ts'
import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'

type Rules = Parameters<typeof globalStyle>[1]
const inReset = (selector: string, rules: Rules) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rules as object } })

inReset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
// The brand's corner shape, wherever there is a radius. Missing in the CSS types.
inReset('*, *::before, *::after', { 'corner-shape': vars.shape.corner } as Rules)
inReset('html', {
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  background: vars.color.canvas,
  // A focused element scrolls to between the header and the bottom bar, never behind one.
  scrollPaddingBlock: `${vars.size.header} ${vars.size.bottomBar}`,
})
inReset('body', {
  // Light that reaches both window edges is wider than the page by a scrollbar.
  overflowX: 'clip',
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.normal,
  lineHeight: vars.leading.normal,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
inReset('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  textTransform: vars.heading.case as 'none',
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
})
inReset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
inReset('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' })
inReset('ul, ol', { listStyle: 'none' })
inReset('a', { color: 'inherit', textUnderlineOffset: '0.2em' })
inReset('table', { borderCollapse: 'collapse' })
inReset('fieldset', { border: 0, minInlineSize: 0 })
inReset('[hidden]', { display: 'none' })
inReset(':focus-visible', { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '2px' })
inReset(':focus:not(:focus-visible)', { outline: 'none' })
inReset('::selection', { background: vars.color.accent, color: vars.color.onAccent })
// Scroll lock sets the scrollbar's width, so that nothing shifts when the scrollbar disappears.
inReset('html[data-scroll-locked]', { overflow: 'hidden' })
inReset('html[data-scroll-locked] body', { paddingInlineEnd: 'var(--kit-scrollbar, 0px)' })
