import type { answeringTaps } from './answeringTaps.ts'
import type { BootOverlayOptions } from './openBootOverlay.ts'
import type { BootPage, EarlyParts, BootOverlays } from './pageBoot.ts'

interface ShownTap {
  isKept(): boolean
  onClose: BootOverlayOptions['onClose']
}

export interface Early {
  /** Preloads what taps will open. If it fails, the taps wait for React. */
  load(): void
  /**
   * Shows the overlay that React will open for a tap, as soon as its code is loaded and while the
   * tap still waits.
   */
  show(pressed: Element, tap: ShownTap): void
}

export function createEarly(
  page: BootPage,
  answering: ReturnType<typeof answeringTaps>,
  { on, load }: BootOverlays,
): Early {
  let loading: Promise<EarlyParts | undefined> | undefined
  const loaded = () => (loading ??= load().catch(() => undefined))
  let forgetShown: BootOverlayOptions['onClose'] | undefined
  const open = async (pressed: Element, { isKept, onClose }: ShownTap) => {
    const [answer] = answering(pressed)
    const at = answer ? on.indexOf(answer[0]) : -1
    if (at < 0) return
    const parts = await loaded()
    // A double tap opens one overlay.
    if (!parts || !isKept() || globalThis.kitEarly?.opener === pressed) return
    // If the player taps two elements, the last one counts.
    if (globalThis.kitEarly && forgetShown?.()) globalThis.kitEarly.leave()
    forgetShown = onClose
    const { taps, words, given } = parts
    taps[at]?.open({ ...page, messages: { ...page.messages, ...words }, given }, pressed, onClose)
  }
  return {
    load: () => void loaded(),
    show: (pressed, tap) => void open(pressed, tap).catch(() => {}),
  }
}
