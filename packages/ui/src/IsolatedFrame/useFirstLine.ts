import { useEffect, useState } from 'react'

/**
 * Whether there has been a connection since this is shown. A frame that is loaded without one has the browser's own error page,
 * which stays when the connection is back.
 */
export function useFirstLine(): boolean {
  const [hasLine, setHasLine] = useState(() => typeof navigator === 'undefined' || navigator.onLine !== false)
  useEffect(() => {
    if (hasLine) return
    const noteLine = () => setHasLine(true)
    addEventListener('online', noteLine)
    // It may have come back before this listened.
    if (navigator.onLine) noteLine()
    return () => removeEventListener('online', noteLine)
  }, [hasLine])
  return hasLine
}
