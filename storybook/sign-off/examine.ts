import type { Page } from 'playwright'

/** The position is vertical on the page, in CSS px. */
export interface Fault {
  what: string
  top: number
}

/**
 * Finds what a window cannot show: elements that make the page wider than the window, and text that its box
 * cuts off without an ellipsis. Runs in the page, so it may use nothing from outside.
 */
function faultsOnPage(): { overflow: Fault[]; clipped: Fault[] } {
  const root = document.querySelector('#storybook-root') ?? document.body
  const all = [...root.querySelectorAll<HTMLElement>('*')].filter((one) => one instanceof HTMLElement)
  const textOf = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)
  const describe = (element: Element) => {
    const kit = element.closest('[data-kit]')?.getAttribute('data-kit')
    const part = element.closest('[data-part]')?.getAttribute('data-part')
    const name = [element.tagName.toLowerCase(), kit, part && `(${part})`].filter(Boolean).join(' ')
    const { top } = element.getBoundingClientRect()
    return { what: `${name}${textOf(element) && `: “${textOf(element)}”`}`, top: top + scrollY }
  }
  const hides = (value: string) => value === 'hidden' || value === 'clip'
  const isInScroller = (element: HTMLElement) => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') return true
    return false
  }
  const { clientWidth, scrollWidth } = document.documentElement
  const beyond =
    scrollWidth <= clientWidth + 1
      ? []
      : all.filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 0 && (right > clientWidth + 1 || left < -1) && !isInScroller(element)
        })
  // The innermost element is too wide. Its ancestors only follow.
  const innermost = beyond.filter(
    (element) => !beyond.some((one) => one !== element && element.contains(one)),
  )
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  /** Text for screen readers only is in a box of one pixel. */
  const isSeen = ({ offsetWidth, offsetHeight }: HTMLElement, style: CSSStyleDeclaration) =>
    offsetWidth > 2 && offsetHeight > 2 && style.visibility === 'visible' && Number(style.opacity) > 0
  const isMarked = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  /** An ellipsis marks missing text. The rest must still be recognizable: about four letters of it. */
  const saysNothing = (element: HTMLElement, style: CSSStyleDeclaration) =>
    element.scrollWidth > element.clientWidth + 1 &&
    element.clientWidth < 2.5 * Number.parseFloat(style.fontSize)
  const isCut = (element: HTMLElement) => {
    const style = getComputedStyle(element)
    if (!hasOwnText(element) || !isSeen(element, style)) return false
    if (isMarked(style)) return saysNothing(element, style)
    const line = Number.parseFloat(style.lineHeight) || Number.parseFloat(style.fontSize)
    return (
      (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      // Ascenders may overflow a tight line without being cut.
      (hides(style.overflowY) && element.scrollHeight > element.clientHeight + line / 3)
    )
  }
  /**
   * Returns the element that cuts the text, or whose edge it crosses if it is a button. Content outside a
   * scroller's visible area does not count.
   */
  const cutter = (element: HTMLElement): HTMLElement | undefined => {
    if (!hasOwnText(element) || !isSeen(element, getComputedStyle(element))) return undefined
    const range = document.createRange()
    const boxes = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
    const text = {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    }
    const isBeyond = ({ left, right }: DOMRect) => text.right > right + 2 || text.left < left - 2
    // An absolutely positioned element, such as a badge at a corner, may cross the edge.
    let isPlaced = false
    for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (one.tagName === 'BUTTON' && !isPlaced && isBeyond(one.getBoundingClientRect())) return one
      isPlaced ||= style.position === 'absolute'
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) || style.position === 'fixed')
        return undefined
      if (!hides(style.overflowX)) continue
      if (isMarked(style)) return one !== element && saysNothing(one, style) ? one : undefined
      const box = one.getBoundingClientRect()
      if (one.offsetWidth <= 2 || text.right <= box.left || text.left >= box.right) return undefined
      if (isBeyond(box)) return one
    }
    return undefined
  }
  const cut = all.filter((element) => isCut(element) || (!element.closest('[inert]') && cutter(element)))
  return {
    overflow: innermost.slice(0, 3).map(describe),
    clipped: cut.slice(0, 5).map(describe),
  }
}

export const faultsOf = (page: Page): Promise<{ overflow: Fault[]; clipped: Fault[] }> =>
  page.evaluate(faultsOnPage)

interface AxeNode {
  target: string[]
  any: { message: string }[]
  all: { message: string }[]
  none: { message: string }[]
}
interface Axe {
  run: (context: Element, options: object) => Promise<{ violations: { id: string; nodes: AxeNode[] }[] }>
}

/** Axe rules that a theme can break. The stories' own tests check the structure. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/** Returns violations; empty if axe's source is not loaded. */
export const violationsOf = (page: Page): Promise<Fault[]> =>
  page.evaluate(async (wanted) => {
    // Overlays of a component's states are inert, because they would take focus from each other. They are
    // visible all the same.
    const inert = [...document.querySelectorAll<HTMLElement>('[inert]')]
    for (const one of inert) one.inert = false
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: wanted },
      resultTypes: ['violations'],
      elementRef: false,
    })
    for (const one of inert) one.inert = true
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join(' ')
        const element = document.querySelector(target.join(' '))
        const { top = 0 } = element?.getBoundingClientRect() ?? {}
        return { what: `${id}: ${target.join(' ')}: ${why}`, top: top + scrollY }
      }),
    )
  }, rules)
