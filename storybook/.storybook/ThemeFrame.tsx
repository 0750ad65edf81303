import { useLayoutEffect, type ReactNode } from 'react'

export type ThemeChoice = Record<'brand' | 'mode' | 'direction' | 'density' | 'motion', string>

export function ThemeFrame({
  brand,
  mode,
  direction,
  density,
  motion,
  children,
}: ThemeChoice & { children: ReactNode }) {
  const root = document.documentElement
  useLayoutEffect(() => {
    root.dataset['brand'] = brand
    root.dataset['mode'] = mode
    root.dataset['motion'] = motion
    root.dir = direction
    // Without the attribute, a page has the brand's own density.
    if (density === 'own') delete root.dataset['density']
    else root.dataset['density'] = density
  }, [root, brand, mode, direction, density, motion])
  return children
}
