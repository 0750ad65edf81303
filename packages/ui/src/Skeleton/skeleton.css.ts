import { vars } from '@kit/tokens'
import { keyframes } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'
import { outlined } from '../styles/forced.ts'

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

export const skeleton = component('skeleton', {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  blockSize: '1em',
  borderRadius: vars.radius.small,
  background: vars.color.line,
  opacity: 0.7,
  selectors: {
    '&[data-shape="pill"]': { borderRadius: vars.radius.pill },
    '&[data-shape="block"]': { borderRadius: vars.radius.medium },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${vars.color.surfaceRaised}, transparent)`,
      animation: `${pass} ${vars.motion.loop} ease-in-out infinite`,
    },
  },
  forced: outlined,
})
