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
  /** Shows only the mark, for narrow spaces. */
  markOnly?: boolean
}

/**
 * Picture files by mode. They fill the view box, which is their measured size, so that the layout does not shift when
 * they load.
 */
function Pictures({ dark, light }: NonNullable<LogoDrawing['images']>['word']) {
  if (dark === light) return <image href={dark} width="100%" height="100%" />
  return (
    <>
      <image href={dark} width="100%" height="100%" className={styles.ofDark} />
      <image href={light} width="100%" height="100%" className={styles.ofLight} />
    </>
  )
}

/** A brand's logo: shapes in the page's own colours, or the picture of the mode. */
export function Logo({ drawing, label, markOnly = false, className, ...rest }: LogoProps) {
  const pictures = markOnly ? drawing.images?.mark : drawing.images?.word
  return (
    <svg
      data-kit="logo"
      role="img"
      aria-label={label}
      viewBox={markOnly ? drawing.markViewBox : drawing.viewBox}
      className={clsx(styles.logo, className)}
      {...rest}
    >
      {pictures ? <Pictures {...pictures} /> : <Shapes of={drawing} />}
    </svg>
  )
}
