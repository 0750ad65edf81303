import { component } from '../styles/component.ts'

export const grid = component('casinoGrid', {
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** Where it stands is set by its place. What is in it never moves what is around it. */
export const item = component('casinoGridItem', {
  position: 'absolute',
  insetBlockStart: 0,
  contain: 'layout paint',
})
