// Replaces the rest of Radix in the bootstrap script: the elements of its first render.

import type { BootElement } from './element.ts'
import { jsx } from './jsxRuntime.ts'

type Props = Record<string, unknown>

export const Checkbox = {
  Root: ({ checked, defaultChecked, ...rest }: Props): BootElement => {
    const isChecked = (checked ?? defaultChecked) === true
    return jsx('button', {
      type: 'button',
      role: 'checkbox',
      'aria-checked': isChecked ? 'true' : 'false',
      'data-state': isChecked ? 'checked' : 'unchecked',
      ...rest,
    })
  },
  Indicator: (): null => null,
}
