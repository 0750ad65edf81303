/** Attributes of a state, with their values at rest: undefined if the attribute is then absent. */
type State = Readonly<Record<string, string | undefined>>

/** Attributes in one group express one state, so they are removed together. */
const groups: Readonly<Record<string, State>> = {
  chosen: {
    'aria-pressed': 'false',
    'aria-checked': 'false',
    'aria-selected': 'false',
    'aria-current': undefined,
    'data-state': undefined,
    'data-chosen': undefined,
    'data-here': undefined,
  },
  disabled: { disabled: undefined, 'data-disabled': undefined, 'aria-disabled': undefined },
  invalid: { 'data-invalid': undefined, 'aria-invalid': undefined },
  highlighted: { 'data-highlighted': undefined },
  active: { 'data-active': undefined },
  side: { 'data-side': undefined },
  'best price': { 'data-best': undefined },
  'own order': { 'data-own': undefined },
  'no price': { 'data-empty': undefined },
  'last price': { 'data-last': undefined },
  'in play': { 'data-in-play': undefined },
  stale: { 'data-stale': undefined },
  'market status': { 'data-market-status': 'active' },
  'runner status': { 'data-runner-status': 'active' },
  result: { 'data-result': undefined },
  sign: { 'data-sign': undefined },
  kind: { 'data-kind': undefined },
  step: { 'data-step': undefined, 'data-taken': undefined },
  'what if': { 'data-what-if': undefined },
}

const anyState = Object.values(groups)
  .flatMap((state) => Object.keys(state).map((attribute) => `[${attribute}]`))
  .join()

const resting: Readonly<Record<string, string>> = {
  checked: 'unchecked',
  on: 'off',
  active: 'inactive',
  open: 'closed',
}
const otherSide: Readonly<Record<string, string>> = { back: 'lay', lay: 'back' }

function restingValue(attribute: string, value: string, rest: string | undefined): string | undefined {
  if (attribute === 'data-state') return resting[value]
  return attribute === 'data-side' ? otherSide[value] : rest
}

const properties = [
  'background-image',
  'border-block-start-style',
  'border-block-end-style',
  'border-inline-start-style',
  'border-block-start-width',
  'border-block-end-width',
  'border-inline-start-width',
  'border-radius',
  'box-shadow',
  'content',
  'display',
  'fill',
  'font-weight',
  'inline-size',
  'inset-inline-start',
  'opacity',
  'outline-style',
  'outline-width',
  'stroke',
  'text-decoration-line',
  'transform',
  'visibility',
]
const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)

/** Returns the colour behind an element, without its own. */
function groundOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one)
    if (!isClear(backgroundColor)) return backgroundColor
  }
  return ''
}

const hasText = (element: Element) =>
  element instanceof SVGElement ||
  element instanceof HTMLInputElement ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

/** Returns what the style of an element draws: colours only of what it has. */
function looksOf(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo)
  if (pseudo && (style.content === 'none' || style.display === 'none')) return ''
  const parts = properties.map((property) => style.getPropertyValue(property))
  const ground = groundOf(pseudo ? element : element.parentElement)
  const own = style.backgroundColor
  parts.push(isClear(own) || own === ground ? '' : own)
  if (pseudo ? style.content !== '""' : hasText(element)) parts.push(style.color)
  if (style.outlineStyle !== 'none') parts.push(style.outlineColor)
  for (const side of ['block-start', 'block-end', 'inline-start', 'inline-end'])
    if (Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
      parts.push(style.getPropertyValue(`border-${side}-color`))
  return parts.join('|')
}

/** Maximum number of elements of which a state's looks consist. A price board is more than its state. */
const most = 12

const pictureOf = (element: Element) =>
  [element, ...[...element.querySelectorAll('*')].slice(0, most)]
    .map((one) => `${looksOf(one)} ${looksOf(one, '::before')} ${looksOf(one, '::after')}`)
    .join('\n')

export interface StateProbe {
  name: string
  /** Returns true if the element looks different with and without its state. */
  isVisible: () => boolean
}

const describe = (element: Element) => {
  const kit = element.closest('[data-kit]')?.getAttribute('data-kit')
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''}${kit ? ` of ${kit}` : ''}`
}

function probeOf(element: Element, group: string, state: State): StateProbe | undefined {
  // Parts of a disabled component inherit its looks.
  if (group === 'disabled' && element.parentElement?.closest('[data-disabled], :disabled')) return undefined
  const found = Object.keys(state).filter((attribute) => {
    const value = element.getAttribute(attribute)
    return value !== null && value !== state[attribute]
  })
  const changes = found.map((attribute) => {
    const value = element.getAttribute(attribute)!
    return { attribute, value, rest: restingValue(attribute, value, state[attribute]) }
  })
  if (changes.every(({ value }) => Object.values(resting).includes(value))) return undefined
  const set = (attribute: string, value: string | undefined) =>
    value === undefined ? element.removeAttribute(attribute) : element.setAttribute(attribute, value)
  return {
    name: `${group} (${changes.map(({ attribute, value }) => `${attribute}="${value}"`).join(' ')}) of ${describe(element)}`,
    isVisible: () => {
      const before = pictureOf(element)
      for (const { attribute, rest } of changes) set(attribute, rest)
      const after = pictureOf(element)
      for (const { attribute, value } of changes) set(attribute, value)
      return before !== after
    },
  }
}

/** Kinds of states that something else than a style shows. */
const shownOtherwise: readonly RegExp[] = [
  // A minus sign.
  /^result .*"loss"/,
  // The digit, another text, a dash.
  /"filled".*otpBox/,
  /data-empty.*(?:rangeText|priceCell)/,
  // Not yet a picture.
  /"loading".*imageFrame/,
  // Another icon and text.
  /"failed".*copyButton/,
  /"rejected".*transactionStep/,
]

const known = new Set<string>()

/**
 * Returns the states on the page that are visible and that no earlier story had. Each kind of element and state is
 * checked once, because its style is the same everywhere.
 */
export function newStates(): StateProbe[] {
  const states: StateProbe[] = []
  for (const element of document.body.querySelectorAll(anyState)) {
    if (!element.checkVisibility()) continue
    for (const [group, state] of Object.entries(groups)) {
      const probe = probeOf(element, group, state)
      if (!probe || known.has(probe.name) || shownOtherwise.some((one) => one.test(probe.name))) continue
      if (!probe.isVisible()) continue
      known.add(probe.name)
      states.push(probe)
    }
  }
  return states
}
