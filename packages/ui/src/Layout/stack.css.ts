import { layers, vars } from '@kit/tokens'
import { styleVariants } from '@vanilla-extract/css'
import { component } from '../styles/component.ts'

export type Gap = keyof typeof vars.space

const inLayer = (gap: string) => ({ '@layer': { [layers.components]: { gap } } })
export const gaps: Record<Gap, string> = styleVariants(vars.space, inLayer)

const aligned = {
  '&[data-align="start"]': { alignItems: 'start' },
  '&[data-align="center"]': { alignItems: 'center' },
  '&[data-align="end"]': { alignItems: 'end' },
  '&[data-align="baseline"]': { alignItems: 'baseline' },
} as const

/** A list keeps its role but loses its markers and margins. */
const bare = { margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 } as const

export const stack = component('stack', {
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-align="start"]': { justifyItems: 'start' },
    '&[data-align="center"]': { justifyItems: 'center' },
    '&[data-align="end"]': { justifyItems: 'end' },
  },
})
export const inline = component('inline', {
  ...bare,
  display: 'flex',
  selectors: {
    ...aligned,
    '&[data-wrap]': { flexWrap: 'wrap' },
    '&[data-justify="center"]': { justifyContent: 'center' },
    '&[data-justify="end"]': { justifyContent: 'flex-end' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
  },
})
const columns = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
})
export const grid = component('grid', {
  ...bare,
  display: 'grid',
  selectors: {
    ...aligned,
    '&[data-column="small"]': columns('160px'),
    '&[data-column="medium"]': columns('240px'),
    '&[data-column="large"]': columns('320px'),
  },
})
