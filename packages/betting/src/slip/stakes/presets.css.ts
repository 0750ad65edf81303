import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const presets = component('presets', {
  display: 'grid',
  containerType: 'inline-size',
})
// Six columns where six thumb-wide chips fit, else four; labels too long for a sixth keep four.
export const presetGrid = component('presetGrid', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.tiny,
  '@container': {
    // In rem, so that larger text makes fewer columns.
    '(min-width: 18rem)': {
      selectors: { '&[data-labels="short"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
  },
})
export const preset = component('preset', {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: 0,
  justifyContent: 'center',
})
export const quick = component('quickPresets', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.tiny,
})
