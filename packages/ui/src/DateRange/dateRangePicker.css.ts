import { vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { box } from '../Field/field.css.ts'
import { component } from '../styles/component.ts'

export const trigger = style([
  box,
  component('rangeTrigger', {
    gap: vars.space.medium,
    inlineSize: '100%',
    paddingInline: vars.space.large,
    textAlign: 'start',
    selectors: { '&:disabled': { opacity: 0.55, cursor: 'not-allowed' } },
  }),
])
export const mark = component('rangeMark', { color: vars.color.textMuted })
export const range = component('rangeText', {
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: { '&[data-empty]': { color: vars.color.textMuted } },
})
export const content = component('rangeContent', {
  justifyItems: 'stretch',
  inlineSize: 'min(356px, 100vw - 16px)',
  padding: vars.space.medium,
})
export const choice = component('rangeChoice', { display: 'grid', gap: vars.space.small })
export const presets = component('rangePresets', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
})
export const waiting = component('rangeWaiting', {
  position: 'relative',
  display: 'grid',
  blockSize: '330px',
})
export const spinner = component('rangeSpinner', { position: 'absolute', placeSelf: 'center' })
export const next = component('rangeNext', {
  minBlockSize: '1.5em',
  paddingInline: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
})
