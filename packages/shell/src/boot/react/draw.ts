import { isElement, isMarked, marks, type BootContext, type BootElement, type Wrapped } from './element.ts'
import { laterLayoutEffects, runLayoutEffects } from './react.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Names of properties that are another in the document; all others are the same or in lower case. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  dateTime: 'datetime',
  tabIndex: 'tabindex',
  defaultValue: 'value',
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Properties of the kit whose numbers have no unit; all other numbers are px. */
const isUnitless =
  /^(?:opacity|zIndex|order|lineHeight|fontWeight|aspectRatio|scale|zoom|columnCount|flex(?:Grow|Shrink)?|grid\w+|animationIterationCount|WebkitLineClamp|(?:fill|stop|stroke|flood)Opacity)$/

const withUnit = (name: string, value: string | number) =>
  typeof value === 'number' && value !== 0 && !isUnitless.test(name) ? `${value}px` : String(value)

function setStyle(
  element: HTMLElement | SVGElement,
  style: Readonly<Record<string, string | number | boolean | null | undefined>>,
): void {
  for (const [name, value] of Object.entries(style))
    if (value !== undefined && value !== null && typeof value !== 'boolean')
      if (name.startsWith('--')) element.style.setProperty(name, String(value))
      else element.style.setProperty(kebab(name), withUnit(name, value))
}

/** What React writes for a property: a word for true where the attribute is one of words, nothing for false or absent. */
function setAttribute(element: Element, property: string, value: unknown): void {
  if (value === undefined || value === null || typeof value === 'function') return
  const isOfWords = property.startsWith('aria-') || property.startsWith('data-')
  if (value === false && !isOfWords) return
  const text = value === true && !isOfWords ? '' : String(value)
  element.setAttribute(attributeNames[property] ?? (isOfWords ? property : svgName(element, property)), text)
}

/** SVG hyphenates the names that are properties of its styles and keeps the case of all others. */
const isHyphenated =
  /^(?:alignment|baseline|color|dominant|fill|flood|font|image|letter|lighting|paint|pointer|shape|stop|stroke|text(?!Length)|vector|word|writing|clip(?=Path$|Rule)|marker(?=End|Mid|Start)|transform(?=Origin))[A-Z]/

const svgName = (element: Element, property: string) =>
  element.namespaceURI !== svg
    ? property.toLowerCase()
    : isHyphenated.test(property)
      ? kebab(property)
      : property

function drawElement(parent: Node, { type, props }: BootElement, isSvg: boolean): void {
  const name = type as string
  const isInSvg = isSvg || name === 'svg'
  const element = isInSvg ? document.createElementNS(svg, name) : document.createElement(name)
  const { children, ref, style, dangerouslySetInnerHTML: _kept, suppressHydrationWarning: _, ...rest } = props
  for (const [property, value] of Object.entries(rest)) setAttribute(element, property, value)
  if (style) setStyle(element, style as Record<string, string>)
  drawNode(element, children, isInSvg)
  parent.appendChild(element)
  if (typeof ref === 'function') (ref as (element: Element) => unknown)(element)
  else if (ref) (ref as { current: unknown }).current = element
}

class NotLoaded extends Error {}

/** Tells React that the boundary was left to it on purpose: without an empty digest it reports an error. */
function notYetMark(): Element {
  const mark = document.createElement('template')
  mark.dataset['dgst'] = ''
  return mark
}

/** Between the marks that React finds its boundaries by: one is whole, or React draws it by itself. */
function drawBoundary(parent: Node, { children, fallback }: Record<string, unknown>, isSvg: boolean): void {
  const inside = document.createDocumentFragment()
  const forgetEffects = laterLayoutEffects()
  let isWhole = true
  try {
    drawNode(inside, children, isSvg)
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error
    isWhole = false
    forgetEffects()
    inside.replaceChildren()
    drawNode(inside, fallback, isSvg)
  }
  parent.appendChild(document.createComment(isWhole ? '$' : '$!'))
  if (!isWhole) parent.appendChild(notYetMark())
  parent.appendChild(inside)
  parent.appendChild(document.createComment('/$'))
}

function drawComponent(parent: Node, { type, props }: BootElement, isSvg: boolean): void {
  if (type === marks.fragment) return drawNode(parent, props['children'], isSvg)
  if (type === marks.suspense) return drawBoundary(parent, props, isSvg)
  if (isMarked(type, marks.lazy)) throw new NotLoaded('A part that comes later')
  if (isMarked(type, marks.wrapped))
    return drawComponent(parent, { type: (type as Wrapped).inner, props }, isSvg)
  if (isMarked(type, marks.provider)) {
    const context = type as unknown as BootContext
    const { value } = context
    context.value = props['value']
    try {
      return drawNode(parent, props['children'], isSvg)
    } finally {
      context.value = value
    }
  }
  if (typeof type !== 'function') return drawElement(parent, { type, props }, isSvg)
  drawNode(parent, (type as (props: unknown) => unknown)(props), isSvg)
}

function drawNode(parent: Node, node: unknown, isSvg: boolean): void {
  if (node === undefined || node === null || typeof node === 'boolean' || node === '') return
  if (Array.isArray(node)) return node.forEach((child) => drawNode(parent, child, isSvg))
  if (isElement(node)) return drawComponent(parent, node, isSvg)
  parent.appendChild(document.createTextNode(String(node)))
}

/**
 * Draws components once, without React: the nodes that React would make of them, which it can take over. `place` puts
 * them into the page; layout effects run after it. Returns how to undo these, for what React does not take over.
 */
export function drawOnce(node: unknown, place: (drawn: DocumentFragment) => void): () => void {
  const drawn = document.createDocumentFragment()
  const forgetEffects = laterLayoutEffects()
  try {
    drawNode(drawn, node, false)
    place(drawn)
  } catch (error) {
    forgetEffects()
    throw error
  }
  return runLayoutEffects()
}
