'use client'
import type { Density, Mode } from '@kit/tokens'
import { clsx } from 'clsx'
import { useState, type ComponentPropsWithRef } from 'react'
import { OverlayContainerProvider } from '../Overlay/index.ts'
import { useThemeCheck } from '../Theme/useThemeCheck.ts'
import * as styles from './themeScope.css.ts'

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** A brand whose CSS the page has loaded: usually its own, in another mode. */
  brand: string
  mode: Mode
  /** Default: the brand's density. */
  density?: Density
}

/**
 * A section of a page with another theme: a dark stage on a light page, a form with more space. Overlays opened inside
 * it inherit its theme. Rules of the page's brand (`brandRule`) apply here too.
 */
export function ThemeScope({ brand, mode, density, className, children, ...rest }: ThemeScopeProps) {
  useThemeCheck()
  const [floats, setFloats] = useState<HTMLElement | null>(null)
  return (
    <div
      data-kit="theme-scope"
      data-brand={brand}
      data-mode={mode}
      data-density={density}
      className={clsx(styles.scope, className)}
      {...rest}
    >
      <OverlayContainerProvider container={floats}>{children}</OverlayContainerProvider>
      <div ref={setFloats} />
    </div>
  )
}
