import type { RegisterBack } from '@kit/ui'
import type { RouterHistory } from '@tanstack/react-router'

/**
 * Makes Back close the topmost overlay instead of leaving the page. The history undoes a blocked
 * step itself, so no entry is added, and none remains when an overlay closes another way.
 */
export function closeOnBack(
  history: Pick<RouterHistory, 'block'>,
  onCount?: (openOverlays: number) => void,
): RegisterBack {
  let open: readonly { close: () => void }[] = []
  let unblock: (() => void) | undefined
  return (close) => {
    const overlay = { close }
    open = [...open, overlay]
    onCount?.(open.length)
    unblock ??= history.block({
      enableBeforeUnload: false,
      blockerFn({ action }) {
        const top = action === 'BACK' ? open.at(-1) : undefined
        top?.close()
        return top !== undefined
      },
    })
    return () => {
      open = open.filter((one) => one !== overlay)
      onCount?.(open.length)
      if (open.length > 0) return
      unblock?.()
      unblock = undefined
    }
  }
}
