import { vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

export const report = component('profitReport', {
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': { print: { color: '#000', background: '#fff' } },
})
export const tools = component('profitReportTools', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.medium,
  '@media': { print: { display: 'none' } },
})
export const choice = component('profitReportChoice', { '@media': { print: { display: 'none' } } })
export const days = component('profitReportDays', { flex: '1 1 220px' })
export const range = component('profitReportRange', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
export const cards = component('profitReportCards', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space.large,
})
export const card = component('profitReportCard', { minInlineSize: 0 })
/** REPORT-014: green above 0 and red otherwise. */
export const net = component('profitReportNet', {
  color: vars.color.danger,
  selectors: { '&[data-gain]': { color: vars.color.success } },
})
export const none = component('profitReportNone', { color: vars.color.textMuted })

// Only the report is printed, on as many pages as it needs.
const whilePrinting = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:root:has(${report}) ${selector}`, { '@media': { print: rules } })
whilePrinting(`body > :not(:has(${report}))`, { display: 'none' })
whilePrinting(`:has(> ${report}), :root:has(${report}) [role='dialog']:has(${report})`, {
  position: 'static',
  overflow: 'visible',
  maxBlockSize: 'none',
  blockSize: 'auto',
  transform: 'none',
})
