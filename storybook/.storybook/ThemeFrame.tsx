import { useLayoutEffect, type ReactNode } from 'react'
import { contrastThemes, showForcedColors, type ContrastTheme } from './forcedColors.ts'

export type ThemeChoice = Record<'brand' | 'mode' | 'direction' | 'density' | 'motion' | 'colors', string>

export function ThemeFrame({
  brand,
  mode,
  direction,
  density,
  motion,
  colors,
  children,
}: ThemeChoice & { children: ReactNode }) {
  const root = document.documentElement
  useLayoutEffect(() => {
    root.dataset['brand'] = brand
    root.dataset['mode'] = mode
    root.dataset['motion'] = motion
    root.dataset['colors'] = colors
    root.dir = direction
    // Without the attribute, a page has the brand's own density.
    if (density === 'own') delete root.dataset['density']
    else root.dataset['density'] = density
  }, [root, brand, mode, direction, density, motion, colors])
  useLayoutEffect(
    () => showForcedColors(colors in contrastThemes ? (colors as ContrastTheme) : undefined),
    [colors],
  )
  return children
}
