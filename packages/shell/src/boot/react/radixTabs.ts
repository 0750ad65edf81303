// Replaces Radix's tabs in the bootstrap script: the elements of the open tab.

import type { BootElement } from './element.ts'
import { jsx } from './jsxRuntime.ts'
import { createContext, useContext } from './react.ts'

type Props = Record<string, unknown> & { value?: unknown }

const Open = createContext(undefined)

export const Root = ({ value, defaultValue, ...rest }: Props): BootElement =>
  jsx(Open.Provider, {
    value: value ?? defaultValue,
    children: jsx('div', { dir: 'ltr', 'data-orientation': 'horizontal', ...rest }),
  })

export const List = (props: Props): BootElement =>
  jsx('div', {
    role: 'tablist',
    'data-orientation': 'horizontal',
    'aria-orientation': 'horizontal',
    ...props,
  })

const useTabState = (value: unknown) => (value === useContext(Open) ? 'active' : 'inactive')

export const Trigger = ({ value, ...rest }: Props): BootElement => {
  const state = useTabState(value)
  const isOpen = state === 'active'
  return jsx('button', {
    type: 'button',
    role: 'tab',
    'aria-selected': isOpen ? 'true' : 'false',
    'data-state': state,
    tabIndex: isOpen ? 0 : -1,
    ...rest,
  })
}

export const Content = ({ value, ...rest }: Props): BootElement | null =>
  useTabState(value) === 'active' ? jsx('div', { role: 'tabpanel', 'data-state': 'active', ...rest }) : null
