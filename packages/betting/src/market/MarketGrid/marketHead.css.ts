import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

/** Matches pages that give their height to prices; the head then has one line. */
const dense = '[data-density="dense"] &'
const narrow = '(max-width: 719px)'

export const head = component('marketHead', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.large} ${vars.space.small}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [narrow]: {
      selectors: {
        [dense]: {
          // The name has priority: limits wrap to two lines before it is cut off.
          gridTemplateColumns: 'minmax(0, max-content) minmax(4.5rem, 1fr) auto',
          paddingBlock: 0,
          paddingInlineStart: vars.space.small,
        },
      },
    },
  },
})
export const title = component('marketTitle', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.tiny} ${vars.space.small}`,
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { [dense]: { flexWrap: 'nowrap' } } } },
})
export const name = component('marketName', {
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: {
      selectors: {
        [dense]: {
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: vars.text.body,
        },
      },
    },
  },
})
export const actions = component('marketActions', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  '@media': { [narrow]: { selectors: { [dense]: { gridColumn: '3', gridRow: '1', gap: 0 } } } },
})
export const facts = component('marketFacts', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.medium}`,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [narrow]: {
      selectors: {
        // Limits and the matched amount are stacked next to the name.
        [dense]: {
          gridColumn: '2',
          gridRow: '1',
          display: 'grid',
          justifyItems: 'end',
          textAlign: 'end',
          lineHeight: '1.15',
        },
      },
    },
  },
})
