import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Room as the thing that comes will take, so that nothing moves when it does. */
  width?: string
  height?: string
  shape?: 'line' | 'pill' | 'block'
}

/** The place of something on its way. Silent: the region around it says `aria-busy`. */
export function Skeleton({ width, height, shape = 'line', className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-shape={shape}
      className={clsx(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
      {...rest}
    />
  )
}
