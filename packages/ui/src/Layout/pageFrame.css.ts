import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const pageFrame = component('pageFrame', {
  display: 'grid',
  // Limits the width to the screen, also for wide tables and tabs.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignContent: 'start',
  minInlineSize: 0,
  inlineSize: '100%',
  marginInline: 'auto',
  selectors: { '&[data-width="form"]': { maxInlineSize: '36rem' } },
})
