import { useEffect, useRef, type RefObject } from 'react'

/** The ref is true while the component is mounted, to check when an answer arrives. */
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
