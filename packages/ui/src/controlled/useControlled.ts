import { useState } from 'react'

/**
 * Controlled (`value`) or uncontrolled (`defaultValue`) state. `onChange` is called in both cases, with the change's
 * details.
 */
export function useControlled<Value, Details>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value, details: Details) => void) | undefined,
): [value: Value, change: (value: Value, details: Details) => void] {
  const [own, setOwn] = useState(initial)
  const change = (next: Value, details: Details) => {
    setOwn(() => next)
    onChange?.(next, details)
  }
  return [given === undefined ? own : given, change]
}
