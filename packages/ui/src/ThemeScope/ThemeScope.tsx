'use client'
import type { Density, Mode } from '@kit/tokens'
import { clsx } from 'clsx'
import { useState, type ComponentPropsWithRef } from 'react'
import { OverlayContainerProvider } from '../Overlay/index.ts'
import * as styles from './themeScope.css.ts'

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** A brand whose CSS the page has loaded: its own, for another mode of it. */
  brand: string
  mode: Mode
  /** The brand's own unless told. */
  density?: Density
}

/**
 * A part of a page in another theme: a dark stage on a page by day, a form with more room. What opens from within it wears its
 * theme too. The page's brand may have rules of its own (`brandRule`), which hold here as well.
 */
export function ThemeScope({ brand, mode, density, className, children, ...rest }: ThemeScopeProps) {
  const [floats, setFloats] = useState<HTMLElement | null>(null)
  return (
    <div
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
