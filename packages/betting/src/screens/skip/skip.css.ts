import { component } from '../../styles/component.ts'

/** Visible only while it has the keyboard focus. */
export const skip = component('eventSkip', {
  justifySelf: 'start',
  selectors: { '&:not(:focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
