/**
 * The colours of a chart. Its stylesheet passes them to the canvas as `--chart-…`, so that no script needs the tokens.
 */
const names = ['back', 'lay', 'bar', 'line', 'mark', 'text', 'textMuted', 'ownBack', 'ownLay'] as const

export type ChartColours = Record<(typeof names)[number], string> & { font: string }

export function readColours(element: Element): ChartColours {
  const computed = getComputedStyle(element)
  const colours = Object.fromEntries(
    names.map((name) => [name, computed.getPropertyValue(`--chart-${name}`).trim()]),
  ) as Record<(typeof names)[number], string>
  return { ...colours, font: `${computed.fontWeight} ${computed.fontSize} ${computed.fontFamily}` }
}

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
