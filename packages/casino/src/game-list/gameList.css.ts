import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const page = component('casinoPage', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingBlock: vars.space.medium,
  minBlockSize: '70vh',
})

export const row = component('casinoRow', {
  display: 'flex',
  gap: vars.space.small,
  margin: 0,
  padding: vars.space.tiny,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const list = component('casinoList', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  background: vars.color.surface,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&[aria-current]': {
      color: vars.color.onAccent,
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
  },
})

export const games = component('casinoGames', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 168px), 1fr))',
  gap: vars.space.medium,
})

export const chip = component('casinoChip', { flexShrink: 0 })

export const tools = component('casinoTools', {
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.small,
})
export const search = component('casinoSearch', { flexGrow: 1, maxInlineSize: '420px' })

export const shelf = component('casinoShelf', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
})
export const shelfTitle = component('casinoShelfTitle', {
  margin: 0,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
})
export const shelfGames = component('casinoShelfGames', {
  display: 'flex',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
})
export const shelfGame = component('casinoShelfGame', {
  flex: '0 0 152px',
  scrollSnapAlign: 'start',
})
