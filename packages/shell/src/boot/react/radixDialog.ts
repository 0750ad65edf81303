// Replaces Radix's dialog in the bootstrap script: the elements of an open dialog. The early
// overlay handles focus, Escape and closing.

import { jsx } from './jsxRuntime.ts'
import type { BootElement } from './element.ts'
import { cloneElement } from './react.ts'

type Props = Record<string, unknown> & { children?: unknown }

const inside = ({ children }: Props): unknown => children

export const Root = inside
export const Portal = inside
export const Trigger = inside

/** A page has at most one early overlay. */
const titleId = 'early-title'

export const Content = (props: Props): BootElement =>
  jsx('div', { role: 'dialog', 'aria-labelledby': titleId, tabIndex: -1, 'data-state': 'open', ...props })

export const Title = (props: Props): BootElement => jsx('h2', { id: titleId, ...props })
export const Description = (props: Props): BootElement => jsx('p', props)

/** Attribute of elements that close an early overlay. */
export const closes = 'data-closes'

/** Marks its child as a close button. */
export const Close = ({ children }: Props): BootElement =>
  cloneElement(children as BootElement, { [closes]: '' })
