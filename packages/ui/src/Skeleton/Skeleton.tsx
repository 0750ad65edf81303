import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The size of the loading content, so that the layout does not shift. */
  width?: string
  height?: string
  shape?: 'line' | 'pill' | 'block'
}

/** A placeholder of loading content. Silent: the region around it has `aria-busy`. */
export function Skeleton({ width, height, shape = 'line', className, style, ...rest }: SkeletonProps) {
  return (
    <span
      data-kit="skeleton"
      aria-hidden
      data-shape={shape}
      className={clsx(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
      {...rest}
    />
  )
}
