import type { CasinoSiteMessage } from '@kit/sdk/contract'
import { lookSources } from './look.css.ts'

type Look = Pick<CasinoSiteMessage, 'mode' | 'colours'>

/** Returns the brand's colours at an element, because a page in a frame cannot see the tokens of the page around it. */
export function lookAt(place: Element): Look {
  const probe = document.createElement('span')
  probe.hidden = true
  place.append(probe)
  const resolved = getComputedStyle(probe)
  const colours = Object.fromEntries(
    Object.entries(lookSources).map(([name, source]) => {
      probe.style.color = source
      return [name, resolved.color]
    }),
  ) as Look['colours']
  const mode = getComputedStyle(place).colorScheme === 'light' ? 'light' : 'dark'
  probe.remove()
  return { mode, colours }
}

export function watchLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, {
    attributes: true,
    subtree: true,
    attributeFilter: ['data-mode', 'data-brand'],
  })
  return () => observer.disconnect()
}
