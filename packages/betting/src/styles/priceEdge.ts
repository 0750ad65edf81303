import { vars } from '@kit/tokens'

const edge = (color: string, bar: string) => `inset 0 0 0 1px ${color}, inset 0 ${bar} 0 ${color}`

/** The edges of prices in forced colours: back has a bar at its top, lay at its bottom. */
export const backEdge = { boxShadow: edge(vars.market.back, '4px') }
export const layEdge = { boxShadow: edge(vars.market.lay, '-4px') }
