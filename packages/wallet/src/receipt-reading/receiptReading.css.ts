import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const reading = component('receiptReading', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
})
export const bar = component('receiptReadingBar', { gridColumn: '1 / -1' })
export const outcome = component('receiptOutcome', { display: 'grid', gap: vars.space.small })
export const words = component('receiptOutcomeWords', { margin: 0, fontSize: vars.text.small })
export const candidates = component('receiptCandidates', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
})
