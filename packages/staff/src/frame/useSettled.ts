import { useEffect, useState } from 'react'

/** Delay after typing before the search runs, in ms. */
const settlesMs = 300

/** Returns a value once it has not changed for a moment, so that a search is not sent for every key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
