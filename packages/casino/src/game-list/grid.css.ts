import { component } from '../styles/component.ts'

export const grid = component('casinoGrid', {
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** The container positions the item. Its contents never move the surrounding layout. */
export const item = component('casinoGridItem', {
  position: 'absolute',
  insetBlockStart: 0,
  contain: 'layout paint',
})
