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
  /** Whether it waits for an answer. */
  has(pressed: Element): boolean
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
    has: (pressed) => taps.includes(pressed),
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

let heard: Event | undefined

/** What the page's outermost element has, so that a repeated tap is known to have reached React. */
export const hearsTaps = {
  'data-hears-taps': '',
  onClickCapture: ({ nativeEvent }: { nativeEvent: Event }) => void (heard = nativeEvent),
}

/**
 * Presses an element. Returns whether React answered it: what it has not taken over yet it keeps every event from, and to
 * what it is taking over at this moment it gives none.
 */
function press(element: Element): boolean {
  let isLet = false
  const hear = () => (isLet = true)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: keptTap })
  element.addEventListener('click', hear, { once: true })
  // Tabs answer the mouse as it goes down.
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  element.dispatchEvent(click)
  element.removeEventListener('click', hear)
  return isLet && (heard === click || !element.closest('[data-hears-taps]'))
}

/** How often a press is tried again while the code of its part is coming, and for how long, ms. */
const tryEveryMs = 50
const tryForMs = 15_000

/** Presses what was tapped before React, one after another, where it still stands and as soon as React has taken it over. */
export function repeatTaps([element, ...later]: readonly Element[], untilMs = Date.now() + tryForMs): void {
  if (!element) return
  const now = standing(element)
  if (now && !press(now) && Date.now() < untilMs) {
    setTimeout(() => repeatTaps([element, ...later], untilMs), tryEveryMs)
    return
  }
  element.removeAttribute(keptMark)
  if (!now) globalThis.kitEarly?.leave()
  repeatTaps(later)
}
