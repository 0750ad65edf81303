import { layers } from '@kit/tokens'
import { style } from '@vanilla-extract/css'

/** Space for the results below the field, also above a phone's keyboard. */
export const search = style({
  '@layer': { [layers.patterns]: { minBlockSize: 'min(380px, 60dvh)' } },
})
