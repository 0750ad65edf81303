import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'
import { invalid } from '../styles/forced.ts'

export const zone = component('fileZone', {
  display: 'grid',
  border: `${vars.border.hairline} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  transition: `border-color ${vars.motion.quick} ${vars.motion.settle}, background ${vars.motion.quick} ${vars.motion.settle}`,
  selectors: {
    '&[data-state="over"]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-disabled]': { background: 'transparent' },
  },
  forced: { selectors: { '&[data-invalid]': invalid } },
})
export const choose = component('fileChoose', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  minBlockSize: '72px',
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  textAlign: 'center',
  selectors: {
    '[data-disabled] > &': { cursor: 'not-allowed' },
    ':not([data-disabled]) > &:hover': { color: vars.color.text },
    '&:focus-within': { outline: `${vars.border.focus} solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
})
/** The browser's own button, invisible over the text. */
export const input = component('fileInput', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
export const file = component('file', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.medium,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const preview = component('filePreview', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.textMuted,
})
export const picture = component('filePicture', { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const facts = component('fileFacts', {
  display: 'grid',
  flex: '1 1 auto',
  gap: vars.space.hair,
  minInlineSize: 0,
})
export const name = component('fileName', { fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const size = component('fileSize', { color: vars.color.textMuted, fontSize: vars.text.small })
export const outcome = component('fileOutcome', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  fontSize: vars.text.small,
  selectors: {
    '[data-upload="sent"] &': { color: vars.color.success },
    '[data-upload="failed"] &': { color: vars.color.danger },
  },
})
