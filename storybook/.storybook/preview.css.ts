import { layers, vars } from '@kit/tokens'
import { globalStyle } from '@vanilla-extract/css'

// The workshop brings a ground of its own; a story stands on the brand's.
globalStyle('body.sb-show-main', {
  '@layer': { [layers.brand]: { background: vars.color.canvas, color: vars.color.text } },
})
