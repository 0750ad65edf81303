/** The `detail` of a click that repeats a tap: clicks of people have 0 or more. */
const keptTap = -1

/**
 * Returns true if a click repeats a tap from before React: the player saw the bootstrap script's
 * page.
 */
export const isReplayedTap = ({ detail }: { detail: number }): boolean => detail === keptTap

/**
 * Attribute of a tapped element until the tap is answered, so that the player sees that it was
 * registered.
 */
const keptMark = 'data-kept'

const mostTaps = 3

/**
 * Returns true if the browser handles the click itself: links with a modifier key or a `target`.
 */
const isBrowsers = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent, pressed: Element) =>
  altKey || ctrlKey || metaKey || shiftKey || pressed.hasAttribute('target')

declare global {
  /**
   * Ends the keeping by the script in the page's head and returns the buttons pressed before this
   * script loaded.
   */
  var kitTapped: (() => ReadonlySet<Element>) | undefined
}

export interface KeptTaps {
  has(pressed: Element): boolean
  forget(pressed: Element): boolean
  end(): Element[]
}

export function keepTaps(onTap: (pressed: Element) => void): KeptTaps {
  const taps: Element[] = []
  const detect = (pressed: Element) => {
    if (taps.length < mostTaps && taps.at(-1) !== pressed) taps.push(pressed)
    pressed.toggleAttribute(keptMark, taps.includes(pressed))
    onTap(pressed)
  }
  const keep = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('#root :is(a, button)') : null
    if (!pressed || isBrowsers(event, pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    detect(pressed)
  }
  addEventListener('click', keep, true)
  globalThis.kitTapped?.().forEach(detect)
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

/** Name of a button that means the same after React has rendered it again. */
const tapName = 'data-tap'

/**
 * Returns the tapped element, or what React rendered in its place: the link to the same path, or the
 * button with the same `data-tap`. Any other re-rendered button may mean something else.
 */
function standing(element: Element): Element | undefined {
  if (element.isConnected) return element
  const attribute = element.hasAttribute(tapName) ? tapName : 'href'
  const value = element.getAttribute(attribute)
  return [...document.querySelectorAll(`#root [${attribute}]`)].find(
    (one) => one.getAttribute(attribute) === value,
  )
}

let detected: Event | undefined

/** Props of the page's root element, which detect that a repeated tap has reached React. */
export const detectsTaps = {
  'data-detects-taps': '',
  onClickCapture: ({ nativeEvent }: { nativeEvent: Event }) => void (detected = nativeEvent),
}

/**
 * Returns true if React handled the press: it drops events for elements that are not hydrated yet. The
 * browser's own answer, such as opening a menu, comes only with React's, because a press may be repeated many
 * times.
 */
function press(element: Element): boolean {
  let isLet = false
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: keptTap })
  const page = element.closest('[data-detects-taps]')
  const isDetected = () => !page || detected === click
  const prevent = () => isDetected() || click.preventDefault()
  const detect = () => {
    isLet = true
    prevent()
  }
  // React stops events that it drops.
  click.stopPropagation = () => {
    prevent()
    MouseEvent.prototype.stopPropagation.call(click)
  }
  element.addEventListener('click', detect, { once: true })
  // Tabs react to mousedown.
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  element.dispatchEvent(click)
  element.removeEventListener('click', detect)
  return isLet && isDetected()
}

/** Interval and time limit of repeated presses while the code of a part loads, in ms. */
const tryEveryMs = 50
const tryForMs = 15_000

/**
 * Presses the elements tapped before React, in order, once each is hydrated. Skips those no longer
 * in the page.
 */
export function replayTaps([element, ...later]: readonly Element[], untilMs = Date.now() + tryForMs): void {
  if (!element) return
  const now = standing(element)
  // A button with a name is rendered again once its code has loaded.
  if ((now ? !press(now) : element.hasAttribute(tapName)) && Date.now() < untilMs) {
    setTimeout(() => replayTaps([element, ...later], untilMs), tryEveryMs)
    return
  }
  element.removeAttribute(keptMark)
  if (!now) globalThis.kitEarly?.leave()
  replayTaps(later)
}

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

/**
 * Keeps presses of buttons that React has not hydrated yet, because their code is still loading, and
 * repeats each once it has. React itself drops such presses. Returns a function that stops it.
 */
export function keepTapsOfParts(): () => void {
  const keep = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest('[data-detects-taps] button')
    if (!pressed || isReplayedTap(event) || isHydrated(pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (pressed.hasAttribute(keptMark)) return
    pressed.toggleAttribute(keptMark)
    replayTaps([pressed])
  }
  addEventListener('click', keep, true)
  return () => removeEventListener('click', keep, true)
}
