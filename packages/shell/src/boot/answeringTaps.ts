import type { PageFacts } from './pageBoot.ts'

type Tap = PageFacts['taps'][number]

/**
 * Handles taps of the page before React. A visitor sees the login first if the page has a login
 * button.
 */
export function answeringTaps(
  root: Element | null,
  taps: PageFacts['taps'],
): (pressed: Element) => readonly Tap[] {
  const answers = (pressed: Element): readonly Tap[] =>
    taps
      .filter(([on]) => pressed.matches(on))
      .flatMap((tap) => {
        const [, , asksFirst] = tap
        const asking = asksFirst === undefined ? null : root?.querySelector(`[data-opens="${asksFirst}"]`)
        return asking ? answers(asking) : [tap]
      })
  return answers
}
