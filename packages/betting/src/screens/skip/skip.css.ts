import { component } from '../../styles/component.ts'

export const skip = component('eventSkip', {
  justifySelf: 'start',
  selectors: { '&:not(:focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
