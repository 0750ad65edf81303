/** The `detail` of a click that repeats a tap: clicks of people have 0 or more. */
const keptTap = -1

/** Whether a click repeats a tap that came before React: whoever tapped saw what the page's boot had painted. */
export const isKeptTap = ({ detail }: { detail: number }): boolean => detail === keptTap

/** What a tapped element wears until the tap is answered, so that nobody wonders whether it was felt. */
const keptMark = 'data-kept'

/** So many taps are kept at most: nobody means more of them. */
const mostTaps = 3

/** The browser opens a link by itself with a modifier, and where it has a window of its own. */
const isBrowsers = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent, pressed: Element) =>
  altKey || ctrlKey || metaKey || shiftKey || pressed.hasAttribute('target')

declare global {
  /** Ends the keeping of the page's head, and tells which buttons were pressed before this program came. */
  var kitTapped: (() => ReadonlySet<Element>) | undefined
}

export interface KeptTaps {
  /** Nobody is to answer it any more. Returns whether it was still kept. */
  forget(pressed: Element): boolean
  /** Ends the keeping. Returns what was tapped, the first one first. */
  end(): Element[]
}

/** Keeps taps on what can be pressed, until the site can answer them. `onTap` hears of each. */
export function keepTaps(onTap: (pressed: Element) => void): KeptTaps {
  const taps: Element[] = []
  const hear = (pressed: Element) => {
    if (taps.length < mostTaps && taps.at(-1) !== pressed) taps.push(pressed)
    pressed.toggleAttribute(keptMark, taps.includes(pressed))
    onTap(pressed)
  }
  const keep = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('#root :is(a, button)') : null
    if (!pressed || isBrowsers(event, pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hear(pressed)
  }
  addEventListener('click', keep, true)
  globalThis.kitTapped?.().forEach(hear)
  return {
    forget(pressed) {
      const at = taps.indexOf(pressed)
      if (at < 0) return false
      taps.splice(at, 1)
      pressed.removeAttribute(keptMark)
      return true
    },
    end() {
      removeEventListener('click', keep, true)
      return taps.splice(0)
    },
  }
}

/** What was tapped, or the link to the same place where React drew it anew. A button drawn anew may mean something else. */
function standing(element: Element): Element | undefined {
  if (element.isConnected) return element
  const href = element.getAttribute('href')
  return [...document.querySelectorAll('#root a[href]')].find((link) => link.getAttribute('href') === href)
}

/** Presses what was tapped before React, where it still stands. */
export function repeatTaps(taps: readonly Element[]): void {
  for (const element of taps) {
    element.removeAttribute(keptMark)
    const now = standing(element)
    if (!now) globalThis.kitEarly?.leave()
    now?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: keptTap }))
  }
}
