import type { LogoDrawing } from '@kit/tokens'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './logo.css.ts'
import { Shapes } from './Shapes.tsx'

export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** `brands.aurora.logo` of @kit/tokens, or a site's own. */
  drawing: LogoDrawing
  /** Accessible name. */
  label: string
  /** Without the word, for narrow spaces. */
  markOnly?: boolean
}

/** A brand's logo in the page's own colours, for dark and light. */
export function Logo({ drawing, label, markOnly = false, className, ...rest }: LogoProps) {
  return (
    <svg
      data-kit="logo"
      role="img"
      aria-label={label}
      viewBox={markOnly ? drawing.markViewBox : drawing.viewBox}
      className={clsx(styles.logo, className)}
      {...rest}
    >
      <Shapes of={drawing} />
    </svg>
  )
}
