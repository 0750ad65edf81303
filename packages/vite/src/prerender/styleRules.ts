const written = / style="([^"]*)"/g

/**
 * Turns the style attributes of prerendered HTML, which the operator's policy refuses, into rules of the page's style
 * element. They are outside all layers and so have priority, as the attributes do.
 */
export function styleRules(roots: readonly string[]): { roots: string[]; rules: string } {
  const numbers = new Map<string, number>()
  const numberOf = (style: string) => {
    const number = numbers.get(style) ?? numbers.size + 1
    numbers.set(style, number)
    return number
  }
  const ruled = roots.map((root) =>
    root.replaceAll(written, (_, style: string) => ` data-styled="${numberOf(style)}"`),
  )
  const rules = [...numbers].map(([style, number]) => `[data-styled="${number}"]{${style}}`).join('')
  return { roots: ruled, rules }
}
