import { vars } from '@kit/tokens'
import type { BrandTokens } from '@kit/tokens/create'
import { useLayoutEffect, useState } from 'react'

const groupsOfColours = new Set(['color', 'market', 'status'])

/**
 * Returns `#rrggbb` or `#rrggbbaa` of any CSS colour, because minified CSS has `#fff` and `red` where the
 * source does not.
 */
function hexOf(css: string): string {
  const brush = document.createElement('canvas').getContext('2d')
  if (!brush) return css
  brush.fillStyle = css
  const [red = 0, green = 0, blue = 0, alpha = 1] = brush.fillStyle.startsWith('#')
    ? []
    : (brush.fillStyle.match(/[\d.]+/g) ?? []).map(Number)
  if (brush.fillStyle.startsWith('#')) return brush.fillStyle
  const bytes = [red, green, blue, alpha * 255]
  return `#${bytes.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function themeOf(root: Element): BrandTokens {
  const style = getComputedStyle(root)
  const read = (group: string, variable: string) => {
    const value = style.getPropertyValue(variable.slice('var('.length, -1)).trim()
    return groupsOfColours.has(group) ? hexOf(value) : value
  }
  const groups = Object.entries(vars).map(([group, meanings]) => [
    group,
    Object.fromEntries(
      Object.entries<string>(meanings).map(([name, variable]) => [name, read(group, variable)]),
    ),
  ])
  return Object.fromEntries(groups) as BrandTokens
}

/** Follows the toolbar. */
export function useTheme(): BrandTokens {
  const root = document.documentElement
  const [theme, setTheme] = useState(() => themeOf(root))
  useLayoutEffect(() => {
    const read = () => setTheme(themeOf(root))
    read()
    const watcher = new MutationObserver(read)
    watcher.observe(root, { attributeFilter: ['data-brand', 'data-mode', 'data-density', 'data-motion'] })
    return () => watcher.disconnect()
  }, [root])
  return theme
}
