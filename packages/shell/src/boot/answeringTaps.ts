import type { PageFacts } from './pageBoot.ts'

type Tap = PageFacts['taps'][number]

/** What answers a tap. A visitor is asked to log in first, where the page has the button that asks. */
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
