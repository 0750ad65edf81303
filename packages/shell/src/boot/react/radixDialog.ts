// What stands in for Radix's dialog in the boot of a page: the elements it draws for an open one. Focus, Escape and closing
// are the early overlay's.

import { jsx } from './jsxRuntime.ts'
import type { BootElement } from './element.ts'
import { cloneElement } from './react.ts'

type Props = Record<string, unknown> & { children?: unknown }

const inside = ({ children }: Props): unknown => children

export const Root = inside
export const Portal = inside
export const Trigger = inside

/** There is one early overlay at most. */
const titleId = 'early-title'

export const Content = (props: Props): BootElement =>
  jsx('div', { role: 'dialog', 'aria-labelledby': titleId, tabIndex: -1, 'data-state': 'open', ...props })

export const Title = (props: Props): BootElement => jsx('h2', { id: titleId, ...props })
export const Description = (props: Props): BootElement => jsx('p', props)

/** The mark of what closes an early overlay. */
export const closes = 'data-closes'

/** Its child, marked as what closes. */
export const Close = ({ children }: Props): BootElement =>
  cloneElement(children as BootElement, { [closes]: '' })
