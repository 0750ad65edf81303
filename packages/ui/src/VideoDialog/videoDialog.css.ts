import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

export const content = style({
  '@layer': {
    [layers.patterns]: {
      selectors: { '&[data-edge="center"]': { inlineSize: 'min(860px, 100% - 16px)' } },
    },
  },
})
export const frame = component('videoFrame', { borderRadius: vars.radius.medium })
export const refused = component('videoRefused', {
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.huge,
  color: vars.color.textMuted,
})
