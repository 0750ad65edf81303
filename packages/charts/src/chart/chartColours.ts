/** The colours of a chart, which its style sheet gives to the canvas as `--chart-…`: no script needs the tokens for it. */
const names = ['back', 'lay', 'bar', 'line', 'mark', 'text', 'textMuted', 'ownBack', 'ownLay'] as const

/** The colours of a chart where it stands, as a canvas takes them, and the font of its words. */
export type ChartColours = Record<(typeof names)[number], string> & { font: string }

/** Reads the tokens of the theme that an element is in. */
export function readColours(element: Element): ChartColours {
  const computed = getComputedStyle(element)
  const colours = Object.fromEntries(
    names.map((name) => [name, computed.getPropertyValue(`--chart-${name}`).trim()]),
  ) as Record<(typeof names)[number], string>
  return { ...colours, font: `${computed.fontWeight} ${computed.fontSize} ${computed.fontFamily}` }
}

/** Calls back when the theme of an element may be another. Returns how to stop. */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  let themed = element.closest('[data-brand]')
  while (themed) {
    observer.observe(themed, { attributes: true })
    themed = themed.parentElement?.closest('[data-brand]') ?? null
  }
  observer.observe(element.ownerDocument.documentElement, { attributes: true })
  return () => observer.disconnect()
}
