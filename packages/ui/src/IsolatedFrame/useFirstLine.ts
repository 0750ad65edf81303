import { useEffect, useState } from 'react'

/**
 * Returns true once there has been a connection since the component mounted. A frame loaded offline keeps the browser's
 * error page even after the connection returns.
 */
export function useFirstLine(): boolean {
  const [hasLine, setHasLine] = useState(() => typeof navigator === 'undefined' || navigator.onLine !== false)
  useEffect(() => {
    if (hasLine) return
    const noteLine = () => setHasLine(true)
    addEventListener('online', noteLine)
    // The connection may have returned before the listener was added.
    if (navigator.onLine) noteLine()
    return () => removeEventListener('online', noteLine)
  }, [hasLine])
  return hasLine
}
