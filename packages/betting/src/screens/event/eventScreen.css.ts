import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

/** Matches pages that give their height to prices (`layout.event`): on a phone each line of a head costs a price. */
const dense = '[data-density="dense"] &'
const narrow = '(max-width: 719px)'

/** Keeps what follows the page below the fold, before and after its markets are loaded. */
const wholeScreen = '100dvh'

export const screen = component('eventScreen', {
  display: 'grid',
  gap: vars.space.large,
  alignContent: 'start',
  minInlineSize: 0,
  minBlockSize: wholeScreen,
  '@media': { [narrow]: { selectors: { '&[data-density="dense"]': { gap: vars.space.tiny } } } },
})
export const markets = component('eventMarkets', {
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { [dense]: { gap: vars.space.tiny } } } },
})
export const loading = component('eventLoading', {
  display: 'grid',
  gap: vars.space.medium,
  alignContent: 'start',
  minBlockSize: wholeScreen,
})
/** The dot is in the gap before it, and hidden beyond the edge at the start of a line. */
export const opens = component('eventOpens', {
  position: 'relative',
  selectors: {
    '&::before': {
      content: '·',
      position: 'absolute',
      insetInlineEnd: '100%',
      inlineSize: vars.space.small,
      textAlign: 'center',
    },
  },
})
/** A target of 24 px that does not make its line higher. */
export const clock = component('eventClock', {
  marginBlock: `calc(-1 * ${vars.space.tiny})`,
  paddingBlock: vars.space.tiny,
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
})
export const head = component('eventHead', {
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [narrow]: { selectors: { [dense]: { gap: 0, paddingBlock: 0 } } } },
})
export const eventName = component('eventScreenName', {
  '@media': {
    [narrow]: {
      selectors: {
        [dense]: {
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: vars.text.large,
          lineHeight: vars.leading.tight,
        },
      },
    },
  },
})
// Next to the name, whatever its length.
export const star = component('eventStar', { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'start' })
export const countdown = component('eventCountdown', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
})
export const sections = component('eventSections', {
  display: 'flex',
  gap: vars.space.small,
  // A row that scrolls sideways keeps its focus rings visible.
  marginBlock: `calc(-1 * ${vars.space.tiny})`,
  paddingBlock: vars.space.tiny,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
