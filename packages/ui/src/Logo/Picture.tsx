import type { Drawing } from '@kit/tokens'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './logo.css.ts'
import { Shapes } from './Shapes.tsx'

export interface PictureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** A brand's picture; without one its space stays reserved. */
  drawing: Drawing | undefined
}

/** A brand's decorative picture; the text next to it has the same content. */
export function Picture({ drawing, className, ...rest }: PictureProps) {
  return (
    <svg
      data-kit="picture"
      aria-hidden="true"
      viewBox={drawing?.viewBox ?? '0 0 200 150'}
      className={clsx(styles.picture, className)}
      {...rest}
    >
      {drawing && <Shapes of={drawing} />}
    </svg>
  )
}
