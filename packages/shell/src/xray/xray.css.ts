import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

const patterns = (rules: Parameters<typeof style>[0] & object) =>
  style({ '@layer': { [layers.patterns]: rules as object } })

/** Layer above every sheet and dialog of a site. */
const above = 2_000_000

export const outline = patterns({
  position: 'fixed',
  zIndex: above,
  border: `${vars.border.hairline} dashed ${vars.color.accent}`,
  pointerEvents: 'none',
  selectors: { '&[data-chosen]': { border: `${vars.border.focus} solid ${vars.color.accent}` } },
})

export const name = patterns({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  paddingInline: vars.space.tiny,
  border: 'none',
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.tiny,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
})

export const panel = patterns({
  position: 'fixed',
  zIndex: above + 1,
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  inlineSize: 'min(24rem, 85vw)',
  padding: vars.space.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineStart: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.text.small,
  // Keeps the page visible above it on a phone.
  '@media': {
    '(max-width: 719px)': { insetBlockStart: '50%', inlineSize: 'auto', insetInlineStart: 0 },
  },
})

export const head = patterns({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const title = patterns({ margin: 0, fontSize: vars.text.large })
export const note = patterns({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.small })
export const part = patterns({ display: 'flex', flexDirection: 'column', gap: vars.space.medium })
export const facts = patterns({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
  margin: 0,
})
export const flags = patterns({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const flag = patterns({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
})
export const flagName = patterns({ margin: 0, fontFamily: vars.font.numeric, fontSize: vars.text.body })
export const hidden = patterns({ color: vars.color.textMuted })
