import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

// The workshop brings a ground of its own; a story stands on the brand's.
globalStyle('body.sb-show-main', {
  '@layer': { [layers.brand]: { background: vars.color.canvas, color: vars.color.text } },
})

/** Among the words of a guide, a story brings its brand's ground along. */
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
