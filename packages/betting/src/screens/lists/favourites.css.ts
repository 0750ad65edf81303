import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const markets = component('favouriteMarkets', {
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const market = component('favouriteMarket', {
  display: 'grid',
  gap: vars.space.small,
  minInlineSize: 0,
})
export const place = component('favouritePlace', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  margin: 0,
})
export const event = component('favouriteEvent', {
  color: 'inherit',
  fontWeight: vars.weight.strong,
  selectors: { '&:hover': { color: vars.color.accent } },
})
