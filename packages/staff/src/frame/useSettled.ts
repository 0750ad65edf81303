import { useEffect, useState } from 'react'

/** How long nothing is typed before it is searched for, in ms. */
const settlesMs = 300

/** A value once it has not changed for a moment: so that a search is not asked with every key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
