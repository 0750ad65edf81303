import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const screen = component('casinoGame', {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.canvas,
  selectors: {
    '&:is([data-place="screen"], [data-place="bar"])': { position: 'fixed', inset: 0 },
    '&[data-place="bar"]': {
      // A margin, because an inset without the brand's size would be `auto` and the screen would collapse.
      marginBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
      '@media': { '(min-width: 1024px)': { marginBlockEnd: 0 } },
    },
    '&[data-place="page"]': {
      inlineSize: '100%',
      maxInlineSize: vars.size.page,
      marginInline: 'auto',
      minBlockSize: '70vh',
    },
  },
})
export const head = component('casinoGameHead', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  paddingInline: vars.space.small,
  paddingBlockStart: 'env(safe-area-inset-top)',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
})
/** The name above the balance, so that both fit next to the buttons of a narrow phone. */
export const words = component('casinoGameWords', {
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.tiny,
})
export const title = component('casinoGameTitle', {
  margin: 0,
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const points = component('casinoGamePoints', {
  margin: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-stale]': { opacity: 0.6 } },
})
export const room = component('casinoGameRoom', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
})
export const frame = component('casinoGameFrame', { minBlockSize: 0, blockSize: '100%' })
export const notes = component('casinoGameNotes', {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
})
export const said = component('casinoGameSaid', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'safe center',
  overflowY: 'auto',
  background: vars.color.canvas,
})
