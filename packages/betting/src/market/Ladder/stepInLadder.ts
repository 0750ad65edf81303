type Step = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const isStep = (key: string): key is Step => /^Arrow(Up|Down|Left|Right)$/.test(key)

/**
 * Moves the focus in a ladder for an arrow key: up and down to the next enabled price of the same side, sideways to the
 * nearest of the other side. Returns true if it moved.
 */
export function stepInLadder(list: HTMLElement, key: string): boolean {
  const { activeElement } = list.ownerDocument
  if (!isStep(key) || !(activeElement instanceof HTMLButtonElement) || !list.contains(activeElement))
    return false
  const side = activeElement.dataset['side']
  const offered = (of: string) =>
    [...list.querySelectorAll<HTMLButtonElement>(`button[data-side="${of}"]`)].filter(
      (button) => !button.disabled || button === activeElement,
    )
  const focus = (button: HTMLButtonElement | undefined): boolean => {
    button?.focus()
    return button !== undefined
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const own = offered(side ?? 'back')
    return focus(own[own.indexOf(activeElement) + (key === 'ArrowUp' ? -1 : 1)])
  }
  const top = (button: HTMLElement) => button.getBoundingClientRect().top
  const others = offered(side === 'back' ? 'lay' : 'back')
  const distance = (button: HTMLElement) => Math.abs(top(button) - top(activeElement))
  return focus(others.toSorted((one, other) => distance(one) - distance(other))[0])
}
