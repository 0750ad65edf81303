import { layers, vars } from '@kit/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const pattern = (name: string, rules: Omit<StyleRule, '@layer'>) =>
  style({ '@layer': { [layers.patterns]: rules } }, name)

const wide = '(min-width: 1100px)'
const aboveBar = `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.small})`

/** The corner is at the start of the line, because the slip is at the end and its sheet covers both. */
const corner = {
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetInlineStart: vars.space.medium,
  insetBlockEnd: aboveBar,
  '@media': { [wide]: { insetBlockEnd: vars.space.medium } },
} as const satisfies StyleRule

export const chatButton = pattern('chatButton', { ...corner, boxShadow: vars.shadow.raised })
export const chat = pattern('chat', {
  ...corner,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: `min(380px, calc(100% - 2 * ${vars.space.medium}))`,
  blockSize: 'min(560px, 64dvh)',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const chatHead = pattern('chatHead', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: vars.space.medium,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const chatTitle = pattern('chatTitle', {
  margin: 0,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
})
export const chatRoom = pattern('chatRoom', { position: 'relative', display: 'grid', minBlockSize: 0 })
export const chatFrame = pattern('chatFrame', { minBlockSize: 0, blockSize: '100%' })
export const chatSaid = pattern('chatSaid', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'safe center',
  overflowY: 'auto',
  background: vars.color.surface,
})

export const consent = pattern('consent', {
  ...corner,
  inlineSize: `min(420px, calc(100% - 2 * ${vars.space.medium}))`,
})

/** The pixels are in the page so that they load, but invisible. */
export const pixels = pattern('pixels', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
  minBlockSize: 0,
  opacity: 0,
  pointerEvents: 'none',
})
