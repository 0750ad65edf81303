import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

const row = (height: string) => `calc(${height} + 2 * ${vars.space.tiny})`
const highlights = row(vars.size.controlSmall)

/** Height of the home page's strip while its chunk loads: the sports on a phone, and the highlights below them. */
export const stripRoom = component('sportStripRoom', {
  blockSize: `calc(${row(vars.size.touch)} + ${vars.space.small} + ${highlights})`,
  '@media': { '(min-width: 1024px)': { blockSize: highlights } },
})
