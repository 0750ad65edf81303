import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

export const avatar = component('avatar', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.accentSoft,
  // In light mode the avatar's background is almost that of the page.
  boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.line}`,
  color: vars.color.accent,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  userSelect: 'none',
  selectors: {
    '&[data-size="small"]': { inlineSize: '28px', blockSize: '28px', fontSize: vars.text.tiny },
    '&[data-size="large"]': { inlineSize: '64px', blockSize: '64px', fontSize: vars.text.title },
  },
})
export const picture = component('avatarPicture', {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
