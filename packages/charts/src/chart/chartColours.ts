import { vars } from '@kit/tokens'

const tokens = {
  back: vars.color.accent,
  lay: vars.color.textMuted,
  spread: vars.color.accentSoft,
  bar: vars.color.textMuted,
  line: vars.color.line,
  mark: vars.color.lineStrong,
  text: vars.color.text,
  textMuted: vars.color.textMuted,
  surface: vars.color.surface,
  suspended: vars.market.suspended,
  ownBack: vars.market.back,
  ownLay: vars.market.lay,
} as const

/** The colours of a chart where it stands, as a canvas takes them, and the font of its words. */
export type ChartColours = Record<keyof typeof tokens, string> & { font: string }

const nameOf = (token: string): string => token.replace(/^var\((--[^,)]+).*$/, '$1')

/** Reads the tokens of the theme that an element is in. */
export function readColours(element: Element): ChartColours {
  const computed = getComputedStyle(element)
  const colours = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, computed.getPropertyValue(nameOf(token)).trim()]),
  ) as Record<keyof typeof tokens, string>
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
