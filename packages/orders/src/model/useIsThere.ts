import { useEffect, useRef, type RefObject } from 'react'

/** Whether the part that asked is still on the screen when its answer comes. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
