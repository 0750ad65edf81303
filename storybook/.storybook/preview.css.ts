import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

// Storybook sets a background of its own, but a story needs the brand's.
globalStyle('body.sb-show-main', {
  '@layer': { [layers.brand]: { background: vars.color.canvas, color: vars.color.text } },
})

/** A story on a docs page has its brand's background. */
export const onPage = style({
  '@layer': {
    [layers.brand]: {
      padding: vars.space.huge,
      background: vars.color.canvas,
      color: vars.color.text,
      fontFamily: vars.font.body,
      fontSize: vars.text.body,
      lineHeight: vars.leading.normal,
    },
  },
})
