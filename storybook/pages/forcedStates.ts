/** States from a pointer or the keyboard that a page shows without either. */
export type ForcedState = 'hover' | 'active' | 'focus'

const pseudoClasses = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

/**
 * Returns a selector that also matches elements marked with `data-forced`. Its specificity stays the same,
 * because `:is` counts as its most specific part.
 */
export const forcible = (selector: string): string =>
  selector.includes('data-forced')
    ? selector
    : selector.replaceAll(pseudoClasses, (pseudo, name: string) => `:is(${pseudo}, [data-forced~='${name}'])`)

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('selectorText' in rule) {
      const style = rule as CSSStyleRule
      const selector = forcible(style.selectorText)
      if (selector !== style.selectorText) style.selectorText = selector
    }
    if ('cssRules' in rule) rewrite((rule as CSSGroupingRule).cssRules)
  }
}

/**
 * Rewrites a document's style sheets so that `forceState` works there, including later ones. Returns a
 * function that stops it.
 */
export function allowForcedStates(document: Document): () => void {
  const rewriteAll = () => {
    for (const sheet of document.styleSheets) {
      // A sheet of another host cannot be read, and does not belong to the kit.
      try {
        rewrite(sheet.cssRules)
      } catch {}
    }
  }
  rewriteAll()
  const watcher = new MutationObserver(rewriteAll)
  watcher.observe(document.head, { childList: true })
  document.head.addEventListener('load', rewriteAll, true)
  return () => {
    watcher.disconnect()
    document.head.removeEventListener('load', rewriteAll, true)
  }
}

const pressable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [role="menuitem"]'
const words: Record<ForcedState, { self: string; around: string }> = {
  hover: { self: 'hover', around: 'hover' },
  active: { self: 'hover active', around: 'hover active' },
  focus: { self: 'focus focus-visible focus-within', around: 'focus-within' },
}

/** Forces a state on the element and marks its ancestors. */
export function forceState(root: HTMLElement, state: ForcedState): void {
  const target = root.querySelector<HTMLElement>(pressable)
  if (!target || target.dataset['forced'] === words[state].self) return
  target.dataset['forced'] = words[state].self
  for (let element = target.parentElement; element && element !== root; element = element.parentElement)
    element.dataset['forced'] = words[state].around
}
