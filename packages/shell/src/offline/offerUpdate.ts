import type { ToastQueue } from '@kit/ui'
import type { ReadableStore } from '../feature.ts'

export interface UpdateOffer {
  toasts: Pick<ToastQueue, 'show' | 'dismiss' | 'get' | 'subscribe'>
  /**
   * While one of these is true, nothing is offered: an order has no answer, or a dialog waits for
   * the player.
   */
  held: readonly ReadableStore<boolean>[]
  /** Texts such as 'A new version is ready' and 'Reload'. */
  words: { text: string; reload: string }
  /**
   * Activates the new version and reloads the page. Called only when the player presses the button.
   */
  onReload: () => Promise<void>
}

/**
 * Offers a new version until the player reloads or closes the notice; otherwise it activates when
 * the site is next opened. Returns a function that stops it.
 */
export function offerUpdate({ toasts, held, words, onReload }: UpdateOffer): () => void {
  let shown: number | undefined
  let isClosed = false
  let isChanging = false
  function follow(): void {
    if (isChanging) return
    isChanging = true
    change()
    isChanging = false
  }
  function change(): void {
    if (shown !== undefined && !toasts.get().some(({ id }) => id === shown)) isClosed = true
    const isHeld = isClosed || held.some((store) => store.getState())
    if (isHeld && shown !== undefined) {
      toasts.dismiss(shown)
      shown = undefined
    } else if (!isHeld && shown === undefined)
      shown = toasts.show(words.text, {
        stayMs: 'until-closed',
        action: { label: words.reload, onPress: () => void onReload() },
      })
  }
  const stops = [...held.map((store) => store.subscribe(follow)), toasts.subscribe(follow)]
  follow()
  return () => {
    stops.forEach((stop) => stop())
    if (shown !== undefined) toasts.dismiss(shown)
  }
}
