import { layers, vars } from '@kit/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-block',
      flex: 'none',
      inlineSize: '1.25em',
      blockSize: '1.25em',
      border: `${vars.border.thick} solid currentColor`,
      borderInlineEndColor: 'transparent',
      borderRadius: '50%',
      // Not themed: a rotation means "still working" and has one speed everywhere.
      animation: `${turn} 0.8s linear infinite`,
    },
  },
})
