'use client'
import type { Brand, Mode } from '@kit/tokens'
import { clsx } from 'clsx'
import { useMediaQuery } from '../mediaQuery/index.ts'
import { ThemeScope, type ThemeScopeProps } from '../ThemeScope/index.ts'
import * as styles from './theme.css.ts'

/** What `Theme` reads of a brand. */
type ThemedBrand = Pick<Brand, 'name' | 'defaultMode'> & Partial<Pick<Brand, 'followsDevice'>>

export interface ThemeProps extends Omit<ThemeScopeProps, 'brand' | 'mode'> {
  /** A brand, e.g. `aurora` of `@kit/tokens/brands/aurora`; or its name, if the page loads its CSS. */
  brand: ThemedBrand | string
  /** `system` follows the device. Default: what the brand says, and `system` for a name. */
  mode?: Mode | 'system'
}

const ownMode = (brand: ThemedBrand | string): Mode | 'system' =>
  typeof brand === 'string' || brand.followsDevice ? 'system' : brand.defaultMode

/**
 * The theme of an application that is not a site of the kit: put it around the whole application. Sites of the kit
 * have their brand's theme on the page. For a part of a page in another theme, use `ThemeScope`.
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
