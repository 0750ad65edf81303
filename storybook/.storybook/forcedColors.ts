/** Two of Windows' contrast themes: the values of CSS system colours. */
export const contrastThemes = {
  'night-sky': {
    Canvas: '#000000',
    CanvasText: '#ffffff',
    Highlight: '#d6b4fd',
    HighlightText: '#2b2b2b',
    GrayText: '#a6a6a6',
  },
  desert: {
    Canvas: '#fffaef',
    CanvasText: '#3d3d3d',
    Highlight: '#903909',
    HighlightText: '#fff5e3',
    GrayText: '#676767',
  },
} as const

export type ContrastTheme = keyof typeof contrastThemes

const query = '(forced-colors: active)'
const systemColors = /\b(?:CanvasText|Canvas|HighlightText|Highlight|GrayText)\b/gi
const valuesOf = (theme: ContrastTheme) =>
  new Map(Object.entries(contrastThemes[theme]).map(([name, value]) => [name.toLowerCase(), value]))

interface Changed {
  restore: () => void
}

function paint(rules: CSSRuleList, values: ReadonlyMap<string, string>, changed: Changed[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const { cssText } = rule.style
      const painted = cssText.replaceAll(systemColors, (name) => values.get(name.toLowerCase()) ?? name)
      if (painted === cssText) continue
      rule.style.cssText = painted
      changed.push({ restore: () => (rule.style.cssText = cssText) })
    } else if ('cssRules' in rule) paint((rule as CSSGroupingRule).cssRules, values, changed)
  }
}

function apply(rules: CSSRuleList, values: ReadonlyMap<string, string>, changed: Changed[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === query) {
      rule.media.mediaText = 'all'
      changed.push({ restore: () => (rule.media.mediaText = query) })
      paint(rule.cssRules, values, changed)
    } else if ('cssRules' in rule) apply((rule as CSSGroupingRule).cssRules, values, changed)
  }
}

let current: { theme: ContrastTheme; stop: () => void } | undefined

function start(theme: ContrastTheme): () => void {
  const values = valuesOf(theme)
  const changed: Changed[] = []
  const applyAll = () => {
    for (const sheet of document.styleSheets) {
      // A sheet of another host cannot be read, and does not belong to the kit.
      try {
        apply(sheet.cssRules, values, changed)
      } catch {}
    }
  }
  applyAll()
  const watcher = new MutationObserver(applyAll)
  watcher.observe(document.head, { childList: true })
  document.head.addEventListener('load', applyAll, true)
  return () => {
    watcher.disconnect()
    document.head.removeEventListener('load', applyAll, true)
    for (const { restore } of changed) restore()
  }
}

/**
 * Shows the page in a contrast theme, or in its own colours: applies the rules that style sheets have for forced
 * colours, with the theme's colours, in later sheets too. Chromium forces colours only for DevTools and tests.
 */
export function showForcedColors(theme: ContrastTheme | undefined): void {
  if (theme === current?.theme) return
  current?.stop()
  current = theme && { theme, stop: start(theme) }
}
