'use client'
import type { Brand, Mode } from '@kit/tokens'
import { clsx } from 'clsx'
import { useMediaQuery } from '../mediaQuery/index.ts'
import { ThemeScope, type ThemeScopeProps } from '../ThemeScope/index.ts'
import * as styles from './theme.css.ts'

/** The brand data that `Theme` reads. */
type ThemedBrand = Pick<Brand, 'name' | 'defaultMode'> & Partial<Pick<Brand, 'followsDevice'>>

export interface ThemeProps extends Omit<ThemeScopeProps, 'brand' | 'mode'> {
  /** A brand, e.g. `aurora` of `@kit/tokens/brands/aurora`; or its name, if the page loads its CSS. */
  brand: ThemedBrand | string
  /** `system` follows the device. Default: the brand's mode, or `system` for a name. */
  mode?: Mode | 'system'
}

const ownMode = (brand: ThemedBrand | string): Mode | 'system' =>
  typeof brand === 'string' || brand.followsDevice ? 'system' : brand.defaultMode

/**
 * The theme of an application that is not a site of the kit: wrap the whole application in it. Sites of the kit set
 * their brand's theme on the page. For a section with another theme, use `ThemeScope`.
 */
export function Theme({ brand, mode = ownMode(brand), className, ...rest }: ThemeProps) {
  const isLight = useMediaQuery('(prefers-color-scheme: light)')
  const deviceMode = isLight ? 'light' : 'dark'
  return (
    <ThemeScope
      data-kit="theme"
      brand={typeof brand === 'string' ? brand : brand.name}
      mode={mode === 'system' ? deviceMode : mode}
      className={clsx(styles.root, className)}
      {...rest}
    />
  )
}
