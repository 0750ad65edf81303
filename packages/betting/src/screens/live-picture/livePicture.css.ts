import { vars } from '@kit/tokens'
import { quickBarRoom } from '../../slip/styles/quickBarRoom.ts'
import { component } from '../../styles/component.ts'

const wide = '(min-width: 720px)'
const withoutBar = '(min-width: 1024px)'
/** CSS custom properties: the widths on both sides of the page's column. */
export const before = '--kit-before-page'
export const after = '--kit-after-page'
/** CSS custom property: how far the picture has moved down to keep clear of an event's bar. */
export const shift = '--kit-picture-shift'

const gap = vars.space.small
const shifted = `var(${shift}, 0px)`
const top = `calc(${vars.size.header} + ${gap} + ${shifted})`
const quickBar = `var(${quickBarRoom}, 0px)`
const aboveBottomBar = `${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${quickBar} + ${gap} - ${shifted}`
const corner = (name: string) => `&[data-live-picture="corner"][data-corner^="${name}"]`
const side = (name: string) => `&[data-live-picture="corner"][data-corner$="${name}"]`
/** Match pages with an event's bar, and phones with a half slip. */
const overEventBar = `body:has([data-event-bar]) ${corner('bottom')}`
const overHalfSlip = `body:has([data-slip-place="half"]) ${corner('bottom')}`

export const origin = component('livePictureOrigin', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
})
export const picture = component('livePicture', {
  selectors: {
    '&[data-live-picture="page"]': {
      position: 'absolute',
      overflow: 'hidden',
      borderRadius: vars.radius.medium,
    },
    // Below every bar, sheet and dialog.
    '&[data-live-picture="corner"]': {
      position: 'fixed',
      zIndex: vars.layer.sticky,
      inlineSize: 'min(13.75rem, 48vw)',
      maxInlineSize: `calc(100vw - var(${before}) - var(${after}) - 2 * ${gap})`,
      overflow: 'hidden',
      border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      boxShadow: vars.shadow.floating,
    },
    '&[data-live-picture="corner"][data-large]': { inlineSize: '35rem' },
    [corner('top')]: { insetBlockStart: top },
    [corner('bottom')]: { insetBlockEnd: `calc(${aboveBottomBar})` },
    [overEventBar]: { insetBlockEnd: `calc(${aboveBottomBar} + ${vars.size.touch})` },
    [overHalfSlip]: { insetBlockStart: top, insetBlockEnd: 'auto' },
    [side('Start')]: { insetInlineStart: `calc(var(${before}) + ${gap})` },
    [side('End')]: { insetInlineEnd: `calc(var(${after}) + ${gap})` },
  },
  '@media': {
    [wide]: { selectors: { '&[data-live-picture="corner"]:not([data-large])': { inlineSize: '20rem' } } },
    [withoutBar]: {
      selectors: {
        [corner('bottom')]: { insetBlockEnd: `calc(${quickBar} + ${gap} - ${shifted})` },
        [overEventBar]: { insetBlockEnd: `calc(${quickBar} + ${vars.size.touch} + ${gap} - ${shifted})` },
      },
    },
  },
})
export const bar = component('livePictureBar', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
  minBlockSize: vars.size.controlSmall,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})
export const back = component('livePictureBack', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.small,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: `${vars.border.thick} solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const name = component('livePictureName', {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Space for the picture on the page, also while it is in a corner: prices below do not move when it leaves. */
export const room = component('livePictureRoom', { display: 'grid', gap: vars.space.tiny })
export const slot = component('livePictureSlot', {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
})
export const away = component('livePictureAway', { margin: 0, color: vars.color.textMuted })
export const float = component('livePictureFloat', { justifySelf: 'end' })
