import type { answeringTaps } from './answeringTaps.ts'
import type { EarlyWork } from './earlyOverlay.ts'
import type { BootPage, EarlyParts, EarlyTaps } from './pageBoot.ts'

interface ShownTap {
  /** Whether it waits for an answer still. */
  isKept(): boolean
  onClose: EarlyWork['onClose']
}

export interface Early {
  /** Loads what taps will show. Without it they wait for React all the same. */
  load(): void
  /** Shows what React will open for a tap, as soon as the part that draws it is there and while the tap waits. */
  show(pressed: Element, tap: ShownTap): void
}

/** Shows overlays for taps before React. */
export function createEarly(
  page: BootPage,
  answering: ReturnType<typeof answeringTaps>,
  { on, load }: EarlyTaps,
): Early {
  let loading: Promise<EarlyParts | undefined> | undefined
  const loaded = () => (loading ??= load().catch(() => undefined))
  let forgetShown: EarlyWork['onClose'] | undefined
  const open = async (pressed: Element, { isKept, onClose }: ShownTap) => {
    const [answer] = answering(pressed)
    const at = answer ? on.indexOf(answer[0]) : -1
    if (at < 0) return
    const parts = await loaded()
    // What is tapped twice is shown once.
    if (!parts || !isKept() || globalThis.kitEarly?.opener === pressed) return
    // Of two taps the player means the last.
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
