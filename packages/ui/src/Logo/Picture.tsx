import type { Drawing } from '@kit/tokens'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './logo.css.ts'
import { Shapes } from './Shapes.tsx'

export interface PictureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** One of a brand's pictures; the room of one is kept while it is not there yet. */
  drawing: Drawing | undefined
}

/** A brand's picture beside words that say the same: it is not read aloud. */
export function Picture({ drawing, className, ...rest }: PictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={drawing?.viewBox ?? '0 0 200 150'}
      className={clsx(styles.picture, className)}
      {...rest}
    >
      {drawing && <Shapes of={drawing} />}
    </svg>
  )
}
