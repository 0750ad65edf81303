import { commands } from 'vitest/browser'
import { statesOnPage } from './lostStates.ts'
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

/** Returns the state's markup, without the ids that React and Radix generate. */
const markupOf = (body: HTMLElement) =>
  body.innerHTML.replaceAll(/(?:radix-)?[_:«][\w-]+[_:»]|\sid="[^"]*"/g, '')

function endlessAnimations(): string[] {
  const found: string[] = []
  // Storybook's own animations are hidden.
  const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
  for (const element of visible)
    for (const pseudo of [undefined, '::before', '::after']) {
      const { animationName, animationIterationCount, animationPlayState } = getComputedStyle(element, pseudo)
      if (
        animationName !== 'none' &&
        animationIterationCount.includes('infinite') &&
        animationPlayState !== 'paused'
      )
        found.push(`${element.tagName.toLowerCase()}.${element.className}${pseudo ?? ''}: ${animationName}`)
    }
  for (const animation of document.getAnimations())
    if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime === Infinity)
      found.push(`a running animation: ${animation.id || animation.constructor.name}`)
  return found
}

/**
 * Checks a story in forced colours and with reduced motion, set as a system sets them. Throws if a state is no longer
 * visible, if two stories of a component with different markup look the same, or if an endless animation runs.
 */
export async function checkPreferences(id: string, canvas: HTMLElement): Promise<void> {
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(still)
  const faults: string[] = []
  const began = performance.now()
  try {
    const states = statesOnPage().filter(({ isVisible }) => isVisible())
    await commands.prefer(true)
    await settled()
    const lost = states.filter(({ isVisible }) => !isVisible()).map(({ name }) => name)
    if (lost.length > 0) faults.push(`In forced colours nothing shows:\n  ${lost.join('\n  ')}`)
    const endless = endlessAnimations()
    if (endless.length > 0) faults.push(`With reduced motion these run endlessly:\n  ${endless.join('\n  ')}`)
    const [component = ''] = id.split('--')
    const others = seen.get(component) ?? []
    const own = { id, picture: await commands.signature(), markup: markupOf(canvas.ownerDocument.body) }
    const same = others.find(({ picture, markup }) => picture === own.picture && markup !== own.markup)
    if (same) faults.push(`In forced colours it looks the same as ${same.id}.`)
    seen.set(component, [...others.filter((other) => other.id !== id), own])
    ;(globalThis as any).__log?.push?.(0)
    if (faults.length > 0 || true)
      await commands.print(
        `PROBES ${id} states=${states.length} lost=${lost.length} pairs=${others.length} ms=${Math.round(performance.now() - began)} same=${same ? 1 : 0}`,
      )
  } finally {
    await commands.prefer(false)
    still.remove()
    await settled()
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
