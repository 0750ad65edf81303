export type Child = Node | string | false | null | undefined

type Attribute = string | number | boolean | ((event: Event) => unknown) | undefined

/** `onclick` adds a listener. Text is never parsed as HTML. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.replace(/^on/, ''), value)
    else if (value === true) made.setAttribute(name, '')
    else if (value !== false && value !== undefined) made.setAttribute(name, String(value))
  }
  made.append(
    ...children.filter((child): child is Node | string => child !== false && child != null && child !== ''),
  )
  return made
}

/** Throws if the element is missing. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The console's page has no element "${id}".`)
  return found
}

/** Returns focus to the control of the same id. */
export function replace(within: Element, ...children: readonly Node[]): void {
  const focused = within.contains(document.activeElement) ? document.activeElement?.id : undefined
  within.replaceChildren(...children)
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}
