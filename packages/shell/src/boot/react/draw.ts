import { isElement, isMarked, marks, type BootContext, type BootElement, type Wrapped } from './element.ts'
import { laterLayoutEffects, runLayoutEffects } from './react.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Attribute names that differ from the property name in more than case. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  dateTime: 'datetime',
  tabIndex: 'tabindex',
  defaultValue: 'value',
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Unitless numeric CSS properties of the kit; all other numbers are in px. */
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

/**
 * Sets an attribute as React does: 'true' for enumerated attributes, nothing for false or
 * undefined.
 */
function setAttribute(element: Element, property: string, value: unknown): void {
  if (value === undefined || value === null || typeof value === 'function') return
  const isOfWords = property.startsWith('aria-') || property.startsWith('data-')
  if (value === false && !isOfWords) return
  const text = value === true && !isOfWords ? '' : String(value)
  element.setAttribute(attributeNames[property] ?? (isOfWords ? property : svgName(element, property)), text)
}

/** SVG attributes that are style properties are hyphenated; all others keep their case. */
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

/**
 * Marks a boundary that is deliberately left to React; without an empty digest React reports an
 * error.
 */
function notYetMark(): Element {
  const mark = document.createElement('template')
  mark.dataset['dgst'] = ''
  return mark
}

/** Renders a boundary between React's marks: either it is complete, or React renders it. */
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
 * Renders components once without React, as nodes that React can hydrate. `place` inserts them into
 * the page; layout effects run afterwards. Returns a function that undoes the effects if React does
 * not hydrate the nodes.
 */
export function renderOnce(node: unknown, place: (drawn: DocumentFragment) => void): () => void {
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
