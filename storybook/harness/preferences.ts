import { commands } from 'vitest/browser'
import { newStates } from './lostStates.ts'
import { settled } from './settled.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    prefer: (prefers: boolean) => Promise<void>
    signature: () => Promise<string>
  }
}

interface Seen {
  id: string
  picture: string
  markup: string
}
/** The stories of each component so far, in forced colours. */
const seen = new Map<string, Seen[]>()

/** Groups of the components of @kit/ui, whose stories are states. Those of screens differ in their text. */
const ofComponents = /^(?:actions|fields|overlays|navigation|data|feedback|layout)-/

/** Stories that look the same in every theme, or differ only in brand and mode. */
const alike: ReadonlySet<string> = new Set([
  // One meaning, in two colours of the brand.
  'actions-button--accent',
  'data-image--decorative',
  'feedback-progress--too-much',
  'fields-otpfield--in-react-hook-form',
  'layout-theme--dark',
])

/** Returns the page's markup without the ids that React and Radix generate. */
const markup = () => document.body.innerHTML.replaceAll(/(?:radix-)?[_:«][\w-]+[_:»]|\sid="[^"]*"/g, '')

/** Returns the endless animations on the page. Call it before `settled`, which cancels them. */
export const endlessAnimations = (): CSSAnimation[] =>
  document
    .getAnimations()
    .filter(
      (one): one is CSSAnimation =>
        one instanceof CSSAnimation && one.effect?.getComputedTiming().endTime === Infinity,
    )

function stillRunning(animations: readonly CSSAnimation[]): string[] {
  return animations.flatMap(({ effect, animationName }) => {
    const { target, pseudoElement } = effect as KeyframeEffect
    if (!target?.checkVisibility()) return []
    const style = getComputedStyle(target, pseudoElement)
    const isEndless = style.animationName !== 'none' && style.animationIterationCount.includes('infinite')
    return isEndless ? [`${animationName} of ${target.tagName.toLowerCase()}.${target.className}`] : []
  })
}

/** Returns the earlier story that looks the same although its markup differs. */
async function sameAs(id: string): Promise<string | undefined> {
  const [component = ''] = id.split('--')
  const others = (seen.get(component) ?? []).filter((other) => other.id !== id)
  const own = { id, picture: await commands.signature(), markup: markup() }
  seen.set(component, [...others, own])
  return alike.has(id)
    ? undefined
    : others.find((other) => other.picture === own.picture && other.markup !== own.markup)?.id
}

/**
 * Checks a story in forced colours and with reduced motion, set as a system sets them. Throws if a state is no longer
 * visible, if two stories of a component look the same although their markup differs, or if one of the animations is
 * still endless.
 */
export async function checkPreferences(id: string, animations: readonly CSSAnimation[]): Promise<void> {
  const still = document.createElement('style')
  still.textContent =
    '*, *::before, *::after { transition: none !important; caret-color: transparent !important }'
  document.head.append(still)
  const states = newStates()
  const faults: string[] = []
  try {
    if (states.length === 0 && animations.length === 0 && !ofComponents.test(id)) return
    await commands.prefer(true)
    await settled()
    const lost = states.filter(({ isVisible }) => !isVisible()).map(({ name }) => name)
    if (lost.length > 0) faults.push(`In forced colours nothing shows:\n  ${lost.join('\n  ')}`)
    const endless = stillRunning(animations)
    if (endless.length > 0) faults.push(`With reduced motion these run endlessly:\n  ${endless.join('\n  ')}`)
    const same = ofComponents.test(id) ? await sameAs(id) : undefined
    if (same) faults.push(`In forced colours it looks the same as ${same}.`)
    await commands.prefer(false)
    // Colours change back before transitions may run again.
    await settled()
  } finally {
    still.remove()
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
