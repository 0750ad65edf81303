import { useEffect, useState } from 'react'

const settlesMs = 300

/** Avoids sending a search for every key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
