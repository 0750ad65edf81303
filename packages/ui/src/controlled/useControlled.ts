import { useState } from 'react'

/**
 * A value that its owner holds (`value`) or the component itself (`defaultValue`). The change is told in both cases, with
 * its details.
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
