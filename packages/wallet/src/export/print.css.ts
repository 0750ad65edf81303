import { vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

/** Visible in print only; the rest of the page is hidden there. */
export const sheet = component('printSheet', {
  display: 'none',
  color: '#000',
  background: '#fff',
  '@media': { print: { display: 'block' } },
})
globalStyle(`body:has(> .${sheet}) > *:not(.${sheet})`, {
  '@media': { print: { display: 'none !important' } },
})

export const title = component('printTitle', { margin: 0, fontSize: '16pt' })
export const days = component('printDays', { margin: `0 0 ${vars.space.medium}` })
export const table = component('printTable', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '9pt',
  fontVariantNumeric: 'tabular-nums',
})
export const cell = component('printCell', {
  padding: '2pt 4pt',
  borderBlockEnd: '0.5pt solid #999',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
export const figure = component('printFigure', { textAlign: 'end', whiteSpace: 'nowrap' })
