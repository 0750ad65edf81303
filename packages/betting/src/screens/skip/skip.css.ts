import { component } from '../../styles/component.ts'

/** Shown while the keyboard is on it. */
export const skip = component('eventSkip', {
  justifySelf: 'start',
  selectors: { '&:not(:focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
